import type { ProductRecord } from '../product-record.ts';
import { words } from '../words.ts';

const storage = { type: 'Meuble de rangement' };
const tall = (name: string) =>
  words(`Colonne ${name}`, `Kolomkast ${name}`, `${name} tall unit`, `Hochschrank ${name}`);
const half = (name: string) =>
  words(`Demi-colonne ${name}`, `Halfhoge kast ${name}`, `${name} half-height unit`, `Halbhochschrank ${name}`);
const low = (name: string) =>
  words(`Meuble bas ${name}`, `Lage kast ${name}`, `${name} low unit`, `Unterschrank ${name}`);

export const storageUnits: ProductRecord[] = [
  {
    ...storage,
    uid: 'RV-1035',
    slug: 'colonne-ligne',
    subType: 'Colonne',
    collection: 'ligne',
    size: [35, 160, 35],
    finishes: ['oak', 'smokedOak', 'white', 'night'],
    heading: tall('Ligne'),
    description: words(
      'Colonne suspendue, deux portes, cinq tablettes',
      'Zwevende kolomkast, twee deuren, vijf legborden',
      'Wall-hung tall unit, two doors, five shelves',
      'Wandhängend, zwei Türen, fünf Böden',
    ),
    story: words(
      'Réversible, elle s’ouvre à droite ou à gauche. Une prise électrique attend le sèche-cheveux à l’intérieur.',
      'Omkeerbaar: ze opent links of rechts. Binnenin wacht een stopcontact op de haardroger.',
    ),
    construction: { kind: 'cabinet', doors: 2, drawers: 0 },
  },
  {
    ...storage,
    uid: 'RV-2040',
    slug: 'colonne-ondine',
    subType: 'Colonne',
    collection: 'ondine',
    size: [40, 165, 34],
    finishes: ['sage', 'white', 'sand', 'petrol'],
    heading: tall('Ondine'),
    description: words(
      'Colonne cannelée, une porte, angles arrondis',
      'Geribde kolomkast, één deur, afgeronde hoeken',
      'Fluted tall unit, one door, rounded corners',
      'Gerillter Hochschrank, eine Tür, runde Ecken',
    ),
    story: words(
      'D’un seul geste, une seule porte, et tout est là : six tablettes de verre réglables, derrière un rideau de cannelures.',
      'Eén beweging, één deur, en alles ligt klaar: zes verstelbare glazen legborden achter een gordijn van ribben.',
    ),
    construction: { kind: 'cabinet', doors: 1, drawers: 0, fluted: true },
  },
  {
    ...storage,
    uid: 'RV-3040',
    slug: 'colonne-halle',
    subType: 'Colonne',
    collection: 'halle',
    size: [40, 170, 35],
    finishes: ['oak', 'smokedOak'],
    otherMaterials: { metal: 1 },
    heading: tall('Halle'),
    description: words(
      'Colonne ouverte, cinq tablettes, métal noir',
      'Open kolomkast, vijf legborden, zwart metaal',
      'Open tall unit, five shelves, black metal',
      'Offenes Hochregal, fünf Böden, schwarzes Metall',
    ),
    story: words(
      'Cinq tablettes dans un cadre d’acier : les serviettes se rangent, les paniers se tirent, rien ne se cache.',
      'Vijf legborden in een stalen frame: handdoeken op een stapel, manden om uit te trekken, niets dat zich verstopt.',
    ),
    construction: { kind: 'cabinet', doors: 0, drawers: 0, open: true, frame: 'blackMetal' },
  },
  {
    ...storage,
    uid: 'RV-6035',
    slug: 'colonne-nocturne',
    subType: 'Colonne',
    collection: 'nocturne',
    size: [35, 160, 35],
    finishes: ['walnut', 'night'],
    otherMaterials: { metal: 1 },
    heading: tall('Nocturne'),
    description: words(
      'Colonne en noyer, deux portes, poignées laiton',
      'Kolomkast in notelaar, twee deuren, messing grepen',
      'Walnut tall unit, two doors, brass handles',
      'Hochschrank in Nussbaum, zwei Türen, Messinggriffe',
    ),
    story: words(
      'Le noyer debout. La lumière intérieure s’allume à l’ouverture et s’éteint d’elle-même.',
      'Notelaar, rechtop. Het licht binnenin gaat aan bij het openen en dooft vanzelf.',
    ),
    construction: { kind: 'cabinet', doors: 2, drawers: 0, handles: 'brass' },
  },
  {
    ...storage,
    uid: 'RV-5030',
    slug: 'demi-colonne-brume',
    subType: 'Demi-colonne',
    collection: 'brume',
    size: [35, 95, 30],
    finishes: ['fog', 'blush', 'sand'],
    heading: half('Brume'),
    description: words(
      'Demi-colonne suspendue, une porte, un tiroir',
      'Halfhoge zwevende kast, één deur, één lade',
      'Wall-hung half-height unit, one door, one drawer',
      'Wandhängend, eine Tür, eine Schublade',
    ),
    story: words(
      'À hauteur d’épaule, son dessus devient une tablette de plus : une plante, un parfum, une lampe.',
      'Op schouderhoogte, zodat de bovenkant een extra plank wordt: voor een plant, een parfum, een lamp.',
    ),
    construction: { kind: 'cabinet', doors: 1, drawers: 1, handles: 'brass' },
  },
  {
    ...storage,
    uid: 'RV-4040',
    slug: 'demi-colonne-garrigue',
    subType: 'Demi-colonne',
    collection: 'garrigue',
    size: [40, 100, 34],
    finishes: ['oak', 'smokedOak'],
    heading: half('Garrigue'),
    description: words(
      'Demi-colonne en chêne huilé, une porte, deux tiroirs',
      'Halfhoge kast in geolied eiken, één deur, twee laden',
      'Oiled oak half-height unit, one door, two drawers',
      'Geölte Eiche, eine Tür, zwei Schubladen',
    ),
    story: words(
      'Une armoire de campagne à l’échelle d’une salle d’eau : tiroirs assemblés à queues d’aronde, porte pleine, bois vivant.',
      'Een landelijke kast op maat van een kleine badkamer: laden met zwaluwstaartverbinding, een volle deur, levend hout.',
    ),
    construction: { kind: 'cabinet', doors: 1, drawers: 2, handles: 'blackMetal' },
  },
  {
    ...storage,
    uid: 'RV-1065',
    slug: 'meuble-bas-ligne',
    subType: 'Meuble bas',
    collection: 'ligne',
    size: [60, 52, 35],
    finishes: ['white', 'oak', 'smokedOak'],
    heading: low('Ligne'),
    description: words(
      'Meuble bas suspendu, deux tiroirs',
      'Lage zwevende kast, twee laden',
      'Wall-hung low unit, two drawers',
      'Wandhängend, zwei Schubladen',
    ),
    story: words(
      'À poser à côté du plan vasque, à la même hauteur : la ligne continue, le rangement double.',
      'Naast de wastafel, op dezelfde hoogte: de lijn loopt door en de bergruimte verdubbelt.',
    ),
    construction: { kind: 'cabinet', doors: 0, drawers: 2 },
  },
  {
    ...storage,
    uid: 'RV-7090',
    slug: 'meuble-bas-atelier',
    subType: 'Meuble bas',
    collection: 'atelier',
    size: [90, 50, 40],
    finishes: ['petrol', 'oak', 'smokedOak', 'walnut', 'white', 'sage', 'fog', 'sand', 'night'],
    heading: low('Atelier'),
    description: words(
      'Meuble bas sur mesure, trois tiroirs',
      'Lage kast op maat, drie laden',
      'Made-to-measure low unit, three drawers',
      'Unterschrank nach Maß, drei Schubladen',
    ),
    story: words(
      'Sous une fenêtre, dans une niche, le long d’une baignoire : dites-nous la place, nous faisons le meuble.',
      'Onder een raam, in een nis, langs een bad: geef ons de plek, wij maken de kast.',
    ),
    construction: { kind: 'cabinet', doors: 0, drawers: 3 },
  },
];
