import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import { productHotspot } from '../hotspots.ts';
import type { InspirationPage } from './inspiration-page.ts';

export const page: InspirationPage = {
  id: 'terre-cuite',
  blocks: [
    {
      type: 'EditoTwoThird',
      heading: words('La chaleur sans le soleil', 'Warmte zonder zon', 'Warmth without the sun', 'Wärme ohne Sonne'),
      text: words(
        '<p>Une pièce au nord supporte mal le blanc, qui y vire au gris. Les ocres et les roses d’argile, eux, tiennent leur couleur jusque sous une ampoule : c’est de la terre, elle a l’habitude de l’ombre.</p>',
        '<p>In een kamer op het noorden wordt wit al snel grijs. Oker en kleiroze houden hun kleur, zelfs onder een lamp: het is aarde, die is schaduw gewend.</p>',
        '<p>A north-facing room is hard on white, which turns grey there. Ochres and clay pinks hold their colour even under a bulb: they are earth, and earth is used to shade.</p>',
        '<p>Ein Nordzimmer tut Weiß nicht gut, es wird dort grau. Ocker und Tonrosa halten ihre Farbe selbst unter einer Glühbirne: Sie sind Erde, und Erde ist Schatten gewohnt.</p>',
      ),
      image: {
        ...show.collectionWide('terre'),
        hotspots: [productHotspot('RV-13120', 55, 60)],
        legend: words(
          'La collection Terre, couleur terre cuite',
          'De collectie Terre in terracotta',
          'The Terre collection in terracotta',
          'Die Kollektion Terre in Terrakotta',
        ),
      },
    },
    {
      type: 'MeaL',
      position: 'right',
      backgroundColor: '#E5CDBB',
      heading: words('Une pierre tiède', 'Steen die warm aanvoelt', 'A stone that is warm', 'Ein warmer Stein'),
      text: words(
        '<p>La pierre de synthèse mêle poudre minérale et résine. Elle prend la température de la pièce au lieu de la combattre ; posez-y la joue si personne ne regarde.</p>',
        '<p>Composietsteen is een mengsel van mineraalpoeder en hars. Ze neemt de temperatuur van de kamer aan in plaats van ertegen te vechten; leg er uw wang op als niemand kijkt.</p>',
        '<p>Solid surface mixes mineral powder with resin. It takes on the temperature of the room instead of fighting it; lay your cheek on it if nobody is looking.</p>',
        '<p>Mineralwerkstoff besteht aus Gesteinsmehl und Harz. Er nimmt die Temperatur des Raums an, statt gegen sie zu kämpfen; legen Sie die Wange darauf, wenn niemand zusieht.</p>',
      ),
      image: show.inspiration('terre-cuite'),
      picto: '/pictures/icons/collection-terre-dark.svg',
      cta: {
        to: '/article/pierre-de-synthese',
        label: words('Lire l’article', 'Lees het artikel', 'Read the article', 'Artikel lesen'),
      },
    },
    {
      type: 'Diaporama',
      color: '#DDB9A0',
      images: [show.collection('terre'), show.finish('blush'), show.product('RV-5100'), show.finish('sand')],
    },
    {
      type: 'ColorChart',
      heading: words('Cinq couleurs de terre', 'Vijf aardekleuren', 'Five colours of earth', 'Fünf Farben der Erde'),
      shades: ['terracotta', 'clay', 'brick', 'blush', 'sand'],
    },
    { type: 'SliderProductInterface', products: ['RV-13160', 'RV-8165', 'RV-13040', 'RV-13080', 'RV-9145', 'RV-9242'] },
    {
      type: 'Showroom',
      heading: words(
        'Des murs qui tiennent chaud',
        'Muren die warm houden',
        'Walls that keep you warm',
        'Wände, die warm halten',
      ),
      text: words(
        'Du miel, du noyer, du sable : les voisins de la terre cuite.',
        'Honing, notenhout, zand: de buren van terracotta.',
        'Honey, walnut, sand: the neighbours of terracotta.',
        'Honig, Nussbaum, Sand: die Nachbarn der Terrakotta.',
      ),
      inspirations: ['maison-de-famille', 'suite-parentale', 'bord-de-mer'],
    },
  ],
};
