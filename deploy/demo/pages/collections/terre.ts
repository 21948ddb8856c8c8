import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import { productHotspot } from '../hotspots.ts';
import type { CollectionPage } from './collection-page.ts';

export const page: CollectionPage = {
  id: 'terre',
  blocks: [
    {
      type: 'EditoTwoThird',
      reverse: true,
      heading: words(
        'Trente-deux centimètres',
        'Tweeëndertig centimeter',
        'Thirty-two centimetres',
        'Zweiunddreißig Zentimeter',
      ),
      text: words(
        '<p>C’est toute la hauteur du meuble. Suspendu à la bonne place, il laisse un demi-mètre de vide dessous : un panier, un chat, ou simplement le carrelage qu’on a choisi si longuement.</p>',
        '<p>Hoger is het meubel niet. Op de juiste plaats opgehangen laat het een halve meter vrij: voor een mand, een kat, of gewoon de tegels waar u zo lang over hebt gedaan.</p>',
        '<p>That is the whole height of the unit. Hung in the right place it leaves half a metre of nothing beneath: room for a basket, a cat, or simply the tiles you spent so long choosing.</p>',
        '<p>Höher ist das Möbel nicht. Richtig aufgehängt, lässt es einen halben Meter frei: für einen Korb, eine Katze oder einfach für die Fliesen, die Sie so lange ausgesucht haben.</p>',
      ),
      image: { ...show.product('RV-13160'), hotspots: [productHotspot('RV-13160', 50, 66)] },
    },
    {
      type: 'DoubleImageLegend',
      image1: show.product('RV-8165'),
      image2: show.product('RV-9242'),
      legend1: words(
        'Le miroir Dune prend la largeur du meuble.',
        'De spiegel Dune neemt de breedte van het meubel.',
        'The Dune mirror takes the width of the unit.',
        'Der Spiegel Dune nimmt die Breite des Möbels auf.',
      ),
      legend2: words(
        'Un tabouret bas, pour y poser un livre.',
        'Een laag krukje, om een boek op te leggen.',
        'A low stool, to put a book on.',
        'Ein niedriger Hocker, um ein Buch abzulegen.',
      ),
    },
    {
      type: 'ColorChart',
      heading: words(
        'Les couleurs du sol',
        'De kleuren van de bodem',
        'The colours of the soil',
        'Die Farben des Bodens',
      ),
      shades: ['terracotta', 'clay', 'brick', 'sand', 'chalkStone'],
    },
  ],
  closing: {
    type: 'Showroom',
    heading: words('Terre à la maison', 'Terre in huis', 'Terre at home', 'Terre zu Hause'),
    text: words(
      'Elle aime les murs épais et les fenêtres basses.',
      'Ze houdt van dikke muren en lage ramen.',
      'It likes thick walls and low windows.',
      'Sie mag dicke Wände und niedrige Fenster.',
    ),
    inspirations: ['terre-cuite', 'maison-de-famille', 'suite-parentale'],
  },
};
