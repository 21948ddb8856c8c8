import type { Localised } from '../../content-api/content.ts';
import { words } from './words.ts';

/** The texts of a product page about the material in its picture. */
export const materialStories: Record<string, { heading: Localised; text: Localised }> = {
  'chene-massif': {
    heading: words(
      'Du chêne, et rien dessous',
      'Eiken, door en door',
      'Oak, and nothing beneath',
      'Eiche, durch und durch',
    ),
    text: words(
      '<p>Les façades sont taillées dans des planches de chêne massif de vingt-deux millimètres, séchées deux ans avant l’usinage. L’huile pénètre le bois au lieu de le recouvrir : il reste chaud sous la main.</p><p>Pour l’entretien, un chiffon humide suffit. Une fois l’an, un peu d’huile lui rend son éclat.</p>',
      '<p>De fronten worden gemaakt uit massief eiken planken van tweeëntwintig millimeter, die voor de bewerking twee jaar drogen. De olie trekt in het hout in plaats van het af te dekken: het blijft warm onder de hand.</p><p>Een vochtige doek volstaat voor het onderhoud. Eén keer per jaar geeft wat olie het zijn glans terug.</p>',
      '<p>The fronts are cut from solid oak boards, twenty-two millimetres thick and dried for two years before they meet a blade. The oil sinks into the wood instead of lying on top, so it stays warm to the hand.</p><p>A damp cloth is all the care it needs. Once a year, a little oil brings back its depth.</p>',
      '<p>Die Fronten entstehen aus zweiundzwanzig Millimeter starken Brettern massiver Eiche, die vor der Bearbeitung zwei Jahre trocknen. Das Öl zieht in das Holz ein, statt es zu versiegeln: So bleibt es warm unter der Hand.</p><p>Zur Pflege genügt ein feuchtes Tuch. Einmal im Jahr gibt ihm etwas Öl seine Tiefe zurück.</p>',
    ),
  },
  noyer: {
    heading: words(
      'La profondeur du noyer',
      'De diepte van notenhout',
      'The depth of walnut',
      'Die Tiefe des Nussbaums',
    ),
    text: words(
      '<p>Le noyer ne se teinte pas : il a déjà toutes les couleurs du soir. Nous assortissons les feuilles deux à deux, en livre ouvert, pour que le dessin du bois se réponde d’un tiroir à l’autre.</p><p>Un vernis mat à base d’eau le protège des éclaboussures sans le faire briller.</p>',
      '<p>Notenhout hoeft geen beits: alle kleuren van de avond zitten er al in. We leggen de bladen per twee, als een opengeslagen boek, zodat de tekening van het hout van lade tot lade antwoord krijgt.</p><p>Een matte vernis op waterbasis beschermt tegen spatten zonder te blinken.</p>',
      '<p>Walnut needs no stain: it holds every colour of the evening already. We match the veneers two by two, like the pages of an open book, so that one drawer’s figure answers the next.</p><p>A matt water-based varnish keeps splashes off without making it shine.</p>',
      '<p>Nussbaum braucht keine Beize: Er trägt schon alle Farben des Abends in sich. Wir legen die Furniere paarweise wie ein aufgeschlagenes Buch, damit sich das Holzbild von Schublade zu Schublade antwortet.</p><p>Ein matter Lack auf Wasserbasis hält Spritzer ab, ohne zu glänzen.</p>',
    ),
  },
  'laque-mate': {
    heading: words(
      'Une laque qui ne craint rien',
      'Een lak die tegen een stootje kan',
      'A lacquer that can take it',
      'Ein Lack, der etwas aushält',
    ),
    text: words(
      '<p>Cinq couches, poncées entre chacune, puis trois jours de repos. La laque mate de Rivelle a le toucher d’un papier épais et l’endurance d’un émail : elle résiste à l’eau, aux traces de doigts et aux produits de beauté.</p><p>Une rayure ? Chaque meuble est livré avec son flacon de retouche, numéroté.</p>',
      '<p>Vijf lagen, telkens geschuurd, en daarna drie dagen rust. De matte lak van Rivelle voelt aan als zwaar papier en is zo sterk als email: bestand tegen water, vingerafdrukken en schoonheidsproducten.</p><p>Toch een kras? Bij elk meubel hoort een genummerd flesje om ze bij te werken.</p>',
      '<p>Five coats, each sanded before the next, then three days’ rest. Rivelle’s matt lacquer feels like heavy paper and wears like enamel: water, fingerprints and cosmetics leave it unmoved.</p><p>A scratch? Every piece comes with its own numbered bottle of touch-up lacquer.</p>',
      '<p>Fünf Schichten, jede vor der nächsten geschliffen, danach drei Tage Ruhe. Der matte Lack von Rivelle fühlt sich an wie schweres Papier und hält so viel aus wie Email: Wasser, Fingerabdrücke und Kosmetik lassen ihn kalt.</p><p>Doch ein Kratzer? Zu jedem Möbel gehört ein nummeriertes Fläschchen zum Ausbessern.</p>',
    ),
  },
  metal: {
    heading: words(
      'Le trait juste du métal',
      'De juiste lijn van metaal',
      'Metal draws the line',
      'Metall zieht die Linie',
    ),
    text: words(
      '<p>Acier soudé puis poudré, laiton ou cuivre brossés à la main : le métal dessine le contour et ne demande rien en retour. L’acier ne rouille pas, le laiton et le cuivre se patinent, c’est leur charme.</p><p>Un chiffon doux, un peu d’eau savonneuse, et l’on essuie. Ni vinaigre ni détartrant sur le laiton.</p>',
      '<p>Gelast staal met poedercoating, messing of koper dat met de hand wordt geborsteld: metaal tekent de omtrek en vraagt niets terug. Het staal roest niet, messing en koper krijgen een patina, en dat is hun charme.</p><p>Een zachte doek met wat zeepsop, en daarna droogwrijven. Geen azijn of ontkalker op messing.</p>',
      '<p>Steel, welded and powder-coated; brass or copper, brushed by hand: metal draws the outline and asks for nothing in return. The steel does not rust; brass and copper take on a patina, which is their charm.</p><p>A soft cloth, a little soapy water, then wipe it dry. No vinegar and no descaler on brass.</p>',
      '<p>Stahl, geschweißt und pulverbeschichtet, Messing oder Kupfer, von Hand gebürstet: Metall zeichnet den Umriss und verlangt nichts dafür. Der Stahl rostet nicht, Messing und Kupfer setzen Patina an, und das ist ihr Reiz.</p><p>Ein weiches Tuch, etwas Seifenwasser, dann trocken wischen. Kein Essig und kein Entkalker auf Messing.</p>',
    ),
  },
  ceramique: {
    heading: words(
      'La céramique, une affaire de feu',
      'Keramiek, een zaak van vuur',
      'Ceramic, a matter of fire',
      'Keramik, eine Sache des Feuers',
    ),
    text: words(
      '<p>De l’argile blanche, du feldspath, du quartz, et vingt heures de four à plus de mille deux cents degrés. La vasque y perd un dixième de sa taille ; nos moules sont plus grands d’autant. L’émail fond en une peau lisse où le calcaire n’a rien à quoi s’accrocher.</p><p>Une éponge douce et un peu de savon suffisent. Les poudres abrasives sont pour les casseroles.</p>',
      '<p>Witte klei, veldspaat, kwarts en twintig uur in een oven van meer dan twaalfhonderd graden. De wastafel krimpt er een tiende van haar maat; onze mallen zijn dus dat tiende groter. Het glazuur smelt tot een gladde huid waar kalk geen vat op krijgt.</p><p>Een zachte spons en wat zeep volstaan. Schuurpoeder is voor de pannen.</p>',
      '<p>White clay, feldspar, quartz, and twenty hours in a kiln at more than twelve hundred degrees. The basin loses a tenth of its size there, and our moulds are larger by as much. The glaze melts into a smooth skin on which limescale finds no hold.</p><p>A soft sponge and a little soap will do. Scouring powder is for saucepans.</p>',
      '<p>Weißer Ton, Feldspat, Quarz und zwanzig Stunden im Ofen bei mehr als zwölfhundert Grad. Das Becken schrumpft dabei um ein Zehntel; um so viel größer sind unsere Formen. Die Glasur schmilzt zu einer glatten Haut, an der Kalk keinen Halt findet.</p><p>Ein weicher Schwamm und etwas Seife genügen. Scheuerpulver ist für Töpfe.</p>',
    ),
  },
  'pierre-de-synthese': {
    heading: words('Une pierre sans joint', 'Steen zonder voegen', 'Stone without a seam', 'Stein ohne Fuge'),
    text: words(
      '<p>Deux tiers de minéral broyé, un tiers de résine, coulés d’une seule pièce : le plan, la vasque et le dosseret ne font qu’un. La matière est teintée dans la masse, mate, tiède au toucher, et se travaille comme un bois dur.</p><p>C’est aussi ce qui la sauve : une tache ou une rayure s’efface avec une éponge à poncer fine et un geste en rond.</p>',
      '<p>Twee derde gemalen mineraal, een derde hars, in één keer gegoten: blad, wastafel en spatrand zijn één geheel. Het materiaal is door en door gekleurd, mat, lauw onder de hand, en laat zich bewerken als hard hout.</p><p>Dat is meteen zijn redding: een vlek of een kras verdwijnt met een fijne schuurspons en een draaiende beweging.</p>',
      '<p>Two thirds ground mineral, one third resin, cast in a single pour: top, basin and upstand are one piece. The colour goes all the way through; the surface is matt, mild to the touch, and works like a hard wood.</p><p>Which is also what saves it: a stain or a scratch goes with a fine sanding sponge and a circular stroke.</p>',
      '<p>Zwei Drittel gemahlenes Mineral, ein Drittel Harz, in einem Guss: Platte, Becken und Wandabschluss sind ein einziges Stück. Das Material ist durchgefärbt, matt, lau unter der Hand und lässt sich bearbeiten wie hartes Holz.</p><p>Das ist zugleich seine Rettung: Ein Fleck oder Kratzer verschwindet mit einem feinen Schleifschwamm und kreisender Bewegung.</p>',
    ),
  },
  miroir: {
    heading: words(
      'Un verre qui reste clair',
      'Glas dat helder blijft',
      'Glass that stays clear',
      'Glas, das klar bleibt',
    ),
    text: words(
      '<p>Cinq millimètres de verre, une argenture sans cuivre ni plomb, des bords polis jusqu’à la douceur : nos miroirs ne piquent pas, même dans les salles de bains sans fenêtre.</p><p>Un chiffon microfibre et de l’eau claire suffisent à leur éclat.</p>',
      '<p>Vijf millimeter glas, een zilverlaag zonder koper of lood, zacht gepolijste randen: onze spiegels krijgen geen vlekken, ook niet in een badkamer zonder raam.</p><p>Een microvezeldoek en zuiver water volstaan om ze te laten glanzen.</p>',
      '<p>Five millimetres of glass, a silvering free of copper and lead, edges polished until they are gentle: our mirrors do not spot, even in bathrooms without a window.</p><p>A microfibre cloth and clear water keep them bright.</p>',
      '<p>Fünf Millimeter Glas, eine Versilberung ohne Kupfer und Blei, Kanten, die sanft poliert sind: Unsere Spiegel bekommen keine Flecken, auch nicht in Bädern ohne Fenster.</p><p>Ein Mikrofasertuch und klares Wasser genügen für ihren Glanz.</p>',
    ),
  },
};
