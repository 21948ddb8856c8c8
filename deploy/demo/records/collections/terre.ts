import type { CollectionRecord } from '../collection-record.ts';
import { words } from '../words.ts';

export const terre: CollectionRecord = {
  id: 'terre',
  heading: words('Terre', 'Terre', 'Terre', 'Terre'),
  description: words(
    'Des tons d’argile, une pierre sans joint, des lignes basses qui se posent et ne bougent plus.',
    'Kleitinten, naadloze steen en lage lijnen die hun plaats vinden en er blijven.',
    'Clay tones, stone without a joint, low lines that settle and stay put.',
    'Tontöne, Stein ohne Fuge, niedrige Linien, die sich setzen und bleiben.',
  ),
  tailored: false,
  isHiddenForProducts: false,
  colorScheme: 'dark',
  icon: 'bowl',
  tags: [
    words('Tons d’argile', 'Kleitinten', 'Clay tones', 'Tontöne'),
    words('Pierre de synthèse', 'Composietsteen', 'Solid surface', 'Mineralwerkstoff'),
    words('Basse et large', 'Laag en breed', 'Low and wide', 'Niedrig und breit'),
  ],
  story: {
    heading: words(
      'Une seule pièce, du bord au fond',
      'Eén stuk, van rand tot bodem',
      'One piece, from rim to drain',
      'Ein Stück, vom Rand bis zum Abfluss',
    ),
    text: words(
      '<p>Le plan de Terre et sa vasque sont coulés ensemble, dans une pierre de synthèse mate, tiède sous la main. L’eau n’y trouve ni joint ni angle vif où s’arrêter.</p><p>Le meuble ne fait que trente-deux centimètres de haut et s’étire en largeur : le mur respire, la fenêtre aussi.</p>',
      '<p>Het blad van Terre en de wastafel worden samen gegoten, in matte composietsteen die warm aanvoelt. Het water vindt er geen voeg en geen scherpe hoek om in te blijven staan.</p><p>Het meubel is maar tweeëndertig centimeter hoog en gaat de breedte in: de muur ademt, en het raam ook.</p>',
      '<p>The Terre top and its basin are cast together, in a matt solid surface that is warm to the hand. Water finds no joint and no sharp corner to linger in.</p><p>The unit is only thirty-two centimetres high and stretches sideways: the wall can breathe, and so can the window.</p>',
      '<p>Platte und Becken von Terre werden zusammen gegossen, aus mattem Mineralwerkstoff, der sich warm anfühlt. Das Wasser findet keine Fuge und keine scharfe Ecke, in der es stehen bliebe.</p><p>Das Möbel ist nur zweiunddreißig Zentimeter hoch und geht in die Breite: Die Wand kann atmen, und das Fenster auch.</p>',
    ),
  },
  scene: { wall: '#E5CDBB', facing: 'plaster', finish: 'terracotta' },
};
