import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';
import { mirror } from './mirror.ts';

const cabinet = { ...mirror, subType: 'Armoire de toilette' };
const twoSided = words(
  'Miroir sur les deux faces',
  'Spiegel aan beide zijden',
  'Mirrored on both sides',
  'Beidseitig verspiegelt',
);

export const mirrorCabinets: ProductRecord[] = [
  {
    ...cabinet,
    line: 'armoire-ligne',
    uid: 'RV-8180',
    slug: 'armoire-ligne-80',
    collection: 'ligne',
    size: [80, 70, 15],
    finishes: ['white', 'oak'],
    heading: words('Armoire de toilette Ligne', 'Spiegelkast Ligne', 'Ligne mirror cabinet', 'Spiegelschrank Ligne'),
    description: words(
      'Armoire de toilette, deux portes miroir',
      'Spiegelkast, twee spiegeldeuren',
      'Mirror cabinet, two mirrored doors',
      'Spiegelschrank, zwei Spiegeltüren',
    ),
    story: words(
      'Un miroir au-dehors, un miroir au-dedans, et quinze centimètres qui font disparaître tout ce qui traîne.',
      'Een spiegel aan de buitenkant, een spiegel aan de binnenkant, en vijftien centimeter die alle rommel laten verdwijnen.',
      'A mirror outside, a mirror inside, and fifteen centimetres in which everything that lies about disappears.',
      'Ein Spiegel außen, ein Spiegel innen und fünfzehn Zentimeter, in denen alles verschwindet, was herumsteht.',
    ),
    construction: { kind: 'mirror', shape: 'rectangle', doors: 2 },
    layout: {
      dimensions: words(
        'Quatre tablettes en verre de 37 × 11 cm',
        'Vier glazen legborden van 37 × 11 cm',
        'Four glass shelves of 37 × 11 cm',
        'Vier Glasböden, je 37 × 11 cm',
      ),
      shelvesCount: 4,
      doorCount: 2,
      mirrorDoorLabel: twoSided,
    },
  },
  {
    ...cabinet,
    line: 'armoire-escale',
    uid: 'RV-8185',
    slug: 'armoire-escale-60',
    collection: 'escale',
    size: [60, 70, 14],
    finishes: ['white', 'sage', 'oak'],
    heading: words(
      'Armoire de toilette Escale',
      'Spiegelkast Escale',
      'Escale mirror cabinet',
      'Spiegelschrank Escale',
    ),
    description: words(
      'Armoire de toilette compacte, deux portes miroir, éclairage intégré',
      'Compacte spiegelkast, twee spiegeldeuren, geïntegreerde verlichting',
      'Compact mirror cabinet, two mirrored doors, integrated lighting',
      'Kompakter Spiegelschrank, zwei Spiegeltüren, integrierte Beleuchtung',
    ),
    story: words(
      'Comme à bord : tout a sa place et rien ne dépasse. Une réglette éclaire le lavabo, une prise à l’intérieur recharge la brosse à dents porte fermée.',
      'Zoals aan boord: alles heeft zijn plaats en niets steekt uit. Een lichtlijn boven de wastafel, en binnenin een stopcontact voor de tandenborstel.',
      'As on board: everything has its place and nothing sticks out. A strip lights the basin; a socket inside charges the toothbrush behind closed doors.',
      'Wie an Bord: Alles hat seinen Platz, nichts steht vor. Eine Lichtleiste über dem Becken und innen eine Steckdose, an der die Zahnbürste lädt.',
    ),
    construction: { kind: 'mirror', shape: 'rectangle', lit: true, doors: 2 },
    layout: {
      dimensions: words(
        'Six casiers de 27 × 10 cm, une prise',
        'Zes vakken van 27 × 10 cm, één stopcontact',
        'Six compartments of 27 × 10 cm, one socket',
        'Sechs Fächer, je 27 × 10 cm, eine Steckdose',
      ),
      shelvesCount: 4,
      doorCount: 2,
      mirrorDoorLabel: twoSided,
    },
  },
];
