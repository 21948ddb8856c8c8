import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';
import { withLayout } from '../layout.ts';
import { high } from '../names.ts';

const storage = { type: 'Meuble de rangement', subType: 'Meuble haut' };

export const wallCabinets: ProductRecord[] = withLayout([
  {
    ...storage,
    uid: 'RV-1240',
    slug: 'meuble-haut-ligne-40',
    line: 'meuble-haut-ligne',
    collection: 'ligne',
    size: [40, 70, 18],
    finishes: ['oak', 'white', 'smokedOak'],
    handles: ['gorge', 'profil-laiton', 'profil-noir'],
    heading: high('Ligne 40'),
    description: words(
      'Meuble haut, une porte, trois tablettes',
      'Bovenkast, één deur, drie legborden',
      'Wall cabinet, one door, three shelves',
      'Hängeschrank, eine Tür, drei Böden',
    ),
    story: words(
      'Dix-huit centimètres de profondeur, l’épaisseur d’un mur. Une rangée de flacons par tablette : on voit tout, on ne cherche rien.',
      'Achttien centimeter diep, de dikte van een muur. Eén rij flesjes per legbord: u ziet alles en zoekt niets.',
      'Eighteen centimetres deep, the thickness of a wall. One row of bottles to a shelf: all in sight, nothing to look for.',
      'Achtzehn Zentimeter tief, so dick wie eine Wand. Eine Reihe Flaschen je Boden: alles im Blick, nichts zu suchen.',
    ),
    layout: {
      dimensions: words(
        'Volume intérieur de 36 × 66 × 15 cm',
        'Binnenruimte van 36 × 66 × 15 cm',
        'Inner space of 36 × 66 × 15 cm',
        'Innenraum von 36 × 66 × 15 cm',
      ),
      doorCount: 1,
      shelvesCount: 3,
    },
    construction: { kind: 'cabinet', doors: 1, drawers: 0, high: true },
  },
  {
    ...storage,
    uid: 'RV-1260',
    slug: 'meuble-haut-ligne-60',
    line: 'meuble-haut-ligne',
    collection: 'ligne',
    size: [60, 70, 18],
    finishes: ['white', 'oak', 'smokedOak'],
    handles: ['gorge', 'profil-laiton', 'profil-noir'],
    heading: high('Ligne 60'),
    description: words(
      'Meuble haut, deux portes, trois tablettes',
      'Bovenkast, twee deuren, drie legborden',
      'Wall cabinet, two doors, three shelves',
      'Hängeschrank, zwei Türen, drei Böden',
    ),
    story: words(
      'Deux portes, donc deux moitiés : la pharmacie à gauche, fermée par un aimant que les petites mains n’ouvrent pas, la parfumerie à droite.',
      'Twee deuren, dus twee helften: links de huisapotheek, met een magneet die kleine handen niet openkrijgen, rechts de parfums.',
      'Two doors, hence two halves: medicines to the left, behind a magnet that small hands cannot open, and scents to the right.',
      'Zwei Türen, also zwei Hälften: links die Hausapotheke mit einem Magneten, den kleine Hände nicht aufbekommen, rechts die Düfte.',
    ),
    layout: {
      dimensions: words(
        'Volume intérieur de 56 × 66 × 15 cm',
        'Binnenruimte van 56 × 66 × 15 cm',
        'Inner space of 56 × 66 × 15 cm',
        'Innenraum von 56 × 66 × 15 cm',
      ),
      doorCount: 2,
      shelvesCount: 3,
    },
    construction: { kind: 'cabinet', doors: 2, drawers: 0, high: true, wide: true },
  },
  {
    ...storage,
    uid: 'RV-12245',
    slug: 'meuble-haut-escale',
    line: 'meuble-haut-escale',
    collection: 'escale',
    size: [45, 60, 20],
    finishes: ['petrol', 'white', 'limedOak'],
    handles: ['gorge', 'barre-noire', 'bouton-chene'],
    heading: high('Escale'),
    description: words(
      'Petit meuble haut, deux portes, bleu pétrole',
      'Kleine bovenkast, twee deuren, petrolblauw',
      'Small wall cabinet, two doors, petrol blue',
      'Kleiner Hängeschrank, zwei Türen, Petrolblau',
    ),
    story: words(
      'Quand le sol est pris, il reste le mur. Quarante-cinq centimètres de bleu au-dessus du lavabo ou du lave-linge, et l’étagère de la cuisine retrouve ses épices.',
      'Als de vloer vol staat, is er nog de muur. Vijfenveertig centimeter blauw boven de wastafel of de wasmachine, en de keukenplank krijgt haar kruiden terug.',
      'When the floor is taken, there is still the wall. Forty-five centimetres of blue above the basin or the machine, and the kitchen shelf gets its spices back.',
      'Ist der Boden voll, bleibt noch die Wand. Fünfundvierzig Zentimeter Blau über dem Becken oder der Maschine, und das Küchenregal bekommt seine Gewürze zurück.',
    ),
    construction: { kind: 'cabinet', doors: 2, drawers: 0, high: true, wide: true },
  },
]);
