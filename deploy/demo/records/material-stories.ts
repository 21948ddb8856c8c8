import type { Localised } from '../../content-api/content.ts';
import { words } from './words.ts';

/** What the page of a product tells of the material of its picture. */
export const materialStories: Record<string, { heading: Localised; text: Localised }> = {
  'chene-massif': {
    heading: words('Du chêne, et rien dessous', 'Eiken, door en door'),
    text: words(
      '<p>Les façades sont taillées dans des planches de chêne massif de vingt-deux millimètres, séchées deux ans avant l’usinage. L’huile pénètre le bois au lieu de le recouvrir : il reste chaud sous la main.</p><p>Pour l’entretien, un chiffon humide suffit. Une fois l’an, un peu d’huile lui rend son éclat.</p>',
      '<p>De fronten worden gemaakt uit massief eiken planken van tweeëntwintig millimeter, die voor de bewerking twee jaar drogen. De olie trekt in het hout in plaats van het af te dekken: het blijft warm onder de hand.</p><p>Een vochtige doek volstaat voor het onderhoud. Eén keer per jaar geeft wat olie het zijn glans terug.</p>',
    ),
  },
  noyer: {
    heading: words('La profondeur du noyer', 'De diepte van notelaar'),
    text: words(
      '<p>Le noyer ne se teinte pas : il a déjà toutes les couleurs du soir. Nous assortissons les feuilles deux à deux, en livre ouvert, pour que le dessin du bois se réponde d’un tiroir à l’autre.</p><p>Un vernis mat à base d’eau le protège des éclaboussures sans le faire briller.</p>',
      '<p>Notelaar hoeft geen beits: alle kleuren van de avond zitten er al in. We leggen de bladen per twee, als een opengeslagen boek, zodat de tekening van het hout van lade tot lade antwoord krijgt.</p><p>Een matte vernis op waterbasis beschermt tegen spatten zonder te blinken.</p>',
    ),
  },
  'laque-mate': {
    heading: words('Une laque qui ne craint rien', 'Een lak die tegen een stootje kan'),
    text: words(
      '<p>Cinq couches, poncées entre chacune, puis trois jours de repos. La laque mate de Rivelle a le toucher d’un papier épais et l’endurance d’un émail : elle résiste à l’eau, aux traces de doigts et aux produits de beauté.</p><p>Une rayure ? Chaque meuble est livré avec son flacon de retouche, numéroté.</p>',
      '<p>Vijf lagen, telkens geschuurd, en daarna drie dagen rust. De matte lak van Rivelle voelt aan als zwaar papier en is zo sterk als email: bestand tegen water, vingerafdrukken en schoonheidsproducten.</p><p>Toch een kras? Bij elk meubel hoort een genummerd flesje om ze bij te werken.</p>',
    ),
  },
  metal: {
    heading: words('Le trait juste du métal', 'De juiste lijn van metaal'),
    text: words(
      '<p>Acier soudé puis poudré, ou laiton massif brossé à la main : le métal dessine le contour et ne demande rien en retour. Le premier ne rouille pas, le second se patine, c’est son charme.</p>',
      '<p>Gelast staal met poedercoating, of massief messing dat met de hand wordt geborsteld: metaal tekent de omtrek en vraagt niets terug. Het eerste roest niet, het tweede krijgt een patina, en dat is zijn charme.</p>',
    ),
  },
  miroir: {
    heading: words('Un verre qui reste clair', 'Glas dat helder blijft'),
    text: words(
      '<p>Cinq millimètres de verre, une argenture sans cuivre ni plomb, des bords polis jusqu’à la douceur : nos miroirs ne piquent pas, même dans les salles de bains sans fenêtre.</p><p>Un chiffon microfibre et de l’eau claire suffisent à leur éclat.</p>',
      '<p>Vijf millimeter glas, een zilverlaag zonder koper of lood, zacht gepolijste randen: onze spiegels krijgen geen vlekken, ook niet in een badkamer zonder raam.</p><p>Een microvezeldoek en zuiver water volstaan om ze te laten glanzen.</p>',
    ),
  },
};
