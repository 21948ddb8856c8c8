import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';

const rack = {
  type: 'Étagère',
  subType: 'Tablette',
  line: 'etagere-halle',
  collection: 'halle',
  otherMaterials: { metal: 1 },
};

/** Boards held by a frame of black steel. */
export const wallRacks: ProductRecord[] = [
  {
    ...rack,
    uid: 'RV-9080',
    slug: 'etagere-halle-80',
    size: [80, 42, 20],
    finishes: ['oak', 'smokedOak'],
    heading: words('Étagère Halle 80', 'Wandrek Halle 80', 'Halle 80 shelf', 'Regal Halle 80'),
    description: words(
      'Étagère murale, deux tablettes, métal noir',
      'Wandrek, twee planken, zwart metaal',
      'Wall shelf, two boards, black metal',
      'Wandregal, zwei Bretter, schwarzes Metall',
    ),
    story: words(
      'Deux planches de chêne prises dans un cadre d’acier : la petite sœur de la colonne, au-dessus de la baignoire ou du lave-linge.',
      'Twee eiken planken in een stalen kader: het kleine zusje van de kolomkast, boven het bad of de wasmachine.',
      'Two oak boards held in a steel frame: the tall unit’s little sister, over the bath or the washing machine.',
      'Zwei Eichenbretter in einem Stahlrahmen: die kleine Schwester des Hochschranks, über der Wanne oder der Waschmaschine.',
    ),
    construction: { kind: 'shelf', boards: 2, frame: 'blackMetal' },
    layout: {
      dimensions: words(
        'Deux tablettes de 79 × 20 cm, 34 cm entre elles',
        'Twee planken van 79 × 20 cm, 34 cm ertussen',
        'Two boards of 79 × 20 cm, 34 cm apart',
        'Zwei Bretter mit 79 × 20 cm, 34 cm Abstand',
      ),
      shelvesCount: 2,
    },
  },
  {
    ...rack,
    uid: 'RV-9110',
    slug: 'etagere-halle-110',
    size: [110, 42, 20],
    finishes: ['smokedOak', 'oak'],
    heading: words('Étagère Halle 110', 'Wandrek Halle 110', 'Halle 110 shelf', 'Regal Halle 110'),
    description: words(
      'Longue étagère murale, deux tablettes en chêne fumé, métal noir',
      'Lang wandrek, twee planken in gerookt eiken, zwart metaal',
      'Long wall shelf, two smoked oak boards, black metal',
      'Langes Wandregal, zwei Bretter aus Räuchereiche, schwarzes Metall',
    ),
    story: words(
      'Cent dix centimètres : sept draps de bain pliés en haut, les paniers en bas. Le cadre est soudé d’un bloc, sans vis à resserrer un jour.',
      'Honderdtien centimeter: zeven opgevouwen badlakens boven, de manden onder. Het kader is één gelast geheel; geen schroef die ooit aangedraaid wil worden.',
      'A hundred and ten centimetres: seven folded bath sheets above, the baskets below. The frame is welded as one, with no screw to tighten some day.',
      'Hundertzehn Zentimeter: oben sieben gefaltete Badetücher, unten die Körbe. Der Rahmen ist aus einem Stück geschweißt; keine Schraube will je nachgezogen werden.',
    ),
    construction: { kind: 'shelf', boards: 2, frame: 'blackMetal' },
    layout: {
      dimensions: words(
        'Deux tablettes de 109 × 20 cm, 34 cm entre elles',
        'Twee planken van 109 × 20 cm, 34 cm ertussen',
        'Two boards of 109 × 20 cm, 34 cm apart',
        'Zwei Bretter mit 109 × 20 cm, 34 cm Abstand',
      ),
      shelvesCount: 2,
    },
  },
];
