import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';
import { withLayout } from '../layout.ts';
import { same } from '../names.ts';

const line = {
  type: 'Meuble sous-vasque',
  subType: 'Sur pieds',
  line: 'halle',
  collection: 'halle',
  otherMaterials: { metal: 1, ceramique: 2 },
  handles: ['coquille-noire', 'barre-noire', 'laniere-noire'],
  washbasins: ['vasque-blanche', 'vasque-noire', 'vasque-carree'],
};
const built = {
  kind: 'unit',
  columns: 1,
  rows: 1,
  basins: 1,
  basin: 'bowl',
  mirror: 'round',
  openShelf: true,
  frame: 'blackMetal',
} as const;

/** Halle: a drawer and a shelf in a frame of steel. */
export const halle: ProductRecord[] = withLayout([
  {
    ...line,
    uid: 'RV-3070',
    slug: 'halle-70',
    size: [71, 86, 48],
    finishes: ['oak', 'smokedOak', 'night'],
    heading: same('Halle 70'),
    description: words(
      'Petit meuble sur pieds, un tiroir, tablette ouverte',
      'Klein meubel op poten, één lade, open legbord',
      'Small freestanding unit, one drawer, open shelf',
      'Kleines Möbel auf Füßen, eine Schublade, offenes Bord',
    ),
    story: words(
      'Soixante et onze centimètres entre les montants : la mesure d’un studio. Le jour du déménagement, six vis, et Halle part avec vous.',
      'Eenenzeventig centimeter tussen de staanders: de maat van een studio. Op de dag van de verhuizing draait u zes schroeven los en gaat Halle mee.',
      'Seventy-one centimetres between its uprights, the measure of a studio flat. On moving day, six screws, and Halle goes with you.',
      'Einundsiebzig Zentimeter zwischen den Stützen: das Maß einer kleinen Wohnung. Am Umzugstag sechs Schrauben, und Halle kommt mit.',
    ),
    construction: built,
  },
  {
    ...line,
    uid: 'RV-3090',
    slug: 'halle-90',
    size: [91, 86, 48],
    finishes: ['oak', 'smokedOak', 'night'],
    heading: same('Halle 90'),
    description: words(
      'Meuble sur pieds, un tiroir, tablette ouverte',
      'Meubel op poten, één lade, open legbord',
      'Freestanding unit, one drawer, open shelf',
      'Auf Füßen, eine Schublade, offenes Bord',
    ),
    story: words(
      'Un tiroir de chêne dans un cadre d’acier, une tablette pour les paniers. Halle se pose, se déplace, s’emporte.',
      'Een eiken lade in een stalen frame en een legbord voor manden. Halle zet u neer, verplaatst u, neemt u mee.',
      'An oak drawer in a steel frame, and a shelf for the baskets. Halle is set down, moved about, taken along.',
      'Eine Schublade aus Eiche in einem Stahlrahmen, ein Bord für die Körbe. Halle stellt man hin, rückt man um, nimmt man mit.',
    ),
    construction: built,
  },
  {
    ...line,
    uid: 'RV-3110',
    slug: 'halle-110',
    size: [111, 86, 48],
    finishes: ['night', 'oak', 'smokedOak'],
    heading: same('Halle 110'),
    description: words(
      'Meuble sur pieds, deux tiroirs, vasque décentrée possible',
      'Meubel op poten, twee laden, waskom ook naast het midden',
      'Freestanding unit, two drawers, bowl centred or to one side',
      'Auf Füßen, zwei Schubladen, Becken mittig oder seitlich',
    ),
    story: words(
      'Deux tiroirs inégaux en apparence, égaux à la règle. Sur la tablette, trois paniers de front : le linge, les jouets, le reste.',
      'Twee laden die ongelijk lijken en het volgens de meetlat niet zijn. Op het legbord staan drie manden naast elkaar: was, speelgoed en de rest.',
      'Two drawers that look unequal and are not, says the ruler. Three baskets stand abreast on the shelf: laundry, toys, everything else.',
      'Zwei Schubladen, die ungleich wirken und es laut Lineal nicht sind. Auf dem Bord stehen drei Körbe nebeneinander: Wäsche, Spielzeug, der Rest.',
    ),
    construction: { ...built, columns: 2 },
  },
  {
    ...line,
    uid: 'RV-3130',
    slug: 'halle-130',
    size: [131, 86, 48],
    finishes: ['smokedOak', 'oak', 'night'],
    heading: same('Halle 130'),
    description: words(
      'Meuble sur pieds, deux tiroirs, double vasque',
      'Meubel op poten, twee laden, dubbele waskom',
      'Freestanding unit, two drawers, two basins',
      'Auf Füßen, zwei Schubladen, zwei Becken',
    ),
    story: words(
      'Deux vasques posées sur un plateau de chêne fumé. Dessous, une longue tablette où les serviettes restent en vue.',
      'Twee waskommen op een blad van gerookt eiken. Daaronder een lang legbord waar de handdoeken in het zicht blijven.',
      'Two bowls on a top of smoked oak. Beneath them, a long shelf where the towels stay in sight.',
      'Zwei Becken auf einer Platte aus Räuchereiche. Darunter ein langes Bord, auf dem die Handtücher in Sicht bleiben.',
    ),
    construction: { ...built, columns: 2, basins: 2 },
  },
]);
