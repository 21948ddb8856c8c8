import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';
import { withLayout } from '../layout.ts';
import { same } from '../names.ts';

const line = {
  type: 'Meuble sous-vasque',
  subType: 'Suspendu',
  line: 'ligne-fil',
  collection: 'ligne',
  otherMaterials: { 'pierre-de-synthese': 2 },
  handles: ['gorge', 'profil-noir'],
  washbasins: ['vasque-blanche', 'vasque-carree', 'plan-pierre'],
};
const built = { kind: 'unit', columns: 1, rows: 1, basins: 1, basin: 'bowl', mirror: 'rectangle' } as const;

/** Ligne Fil: one low drawer, drawn like a thread along the wall. */
export const ligneFil: ProductRecord[] = withLayout([
  {
    ...line,
    uid: 'RV-1580',
    slug: 'ligne-fil-80',
    size: [80, 28, 46],
    finishes: ['limedOak', 'oak', 'white'],
    heading: same('Ligne Fil 80'),
    description: words(
      'Console suspendue, un tiroir bas, vasque posée',
      'Zwevende console, één lage lade, opbouwkom',
      'Wall-hung console, one low drawer, countertop bowl',
      'Wandkonsole, eine flache Schublade, Aufsatzbecken',
    ),
    story: words(
      'Vingt-huit centimètres de haut, pas un de plus. Dessous, le sol continue : une petite pièce y gagne un pas.',
      'Achtentwintig centimeter hoog en geen centimeter meer. Eronder loopt de vloer door: een kleine kamer wint zo een stap.',
      'Twenty-eight centimetres high and not one more. The floor carries on beneath it, and a small room gains a step.',
      'Achtundzwanzig Zentimeter hoch, keinen mehr. Darunter läuft der Boden weiter: Ein kleiner Raum gewinnt so einen Schritt.',
    ),
    construction: { ...built, mirror: 'round' },
  },
  {
    ...line,
    uid: 'RV-1600',
    slug: 'ligne-fil-100',
    size: [100, 28, 46],
    finishes: ['oak', 'limedOak', 'smokedOak'],
    heading: same('Ligne Fil 100'),
    description: words(
      'Console suspendue, un long tiroir, chêne naturel',
      'Zwevende console, één lange lade, naturel eiken',
      'Wall-hung console, one long drawer, natural oak',
      'Wandkonsole, eine lange Schublade, Eiche natur',
    ),
    story: words(
      'Un seul tiroir d’un mètre, qui coulisse comme un plateau de peintre. Les brosses devant, les réserves au fond, rien l’un sur l’autre.',
      'Eén lade van een meter, die uitschuift als het palet van een schilder. Borstels vooraan, voorraad achteraan, niets op elkaar.',
      'A single drawer a metre wide that slides out like a painter’s tray. Brushes in front, reserves at the back, nothing stacked.',
      'Eine einzige Schublade von einem Meter, die wie ein Malkasten herausgleitet. Bürsten vorn, Vorräte hinten, nichts gestapelt.',
    ),
    construction: built,
  },
  {
    ...line,
    uid: 'RV-1620',
    slug: 'ligne-fil-120',
    size: [120, 28, 46],
    finishes: ['white', 'limedOak', 'night'],
    heading: same('Ligne Fil 120'),
    description: words(
      'Console suspendue, deux tiroirs bas, blanc craie',
      'Zwevende console, twee lage laden, krijtwit',
      'Wall-hung console, two low drawers, chalk white',
      'Wandkonsole, zwei flache Schubladen, Kreideweiß',
    ),
    story: words(
      'À cette longueur, le tiroir se coupe en deux pour rester léger à la main. La vasque se place à gauche, au centre ou à droite, selon la fenêtre.',
      'Op deze lengte wordt de lade in twee gedeeld, zodat ze licht in de hand blijft. De waskom komt links, in het midden of rechts, al naargelang het raam.',
      'At this length the drawer is divided in two, to stay light in the hand. The bowl goes left, centre or right, as the window suggests.',
      'In dieser Länge wird die Schublade geteilt, damit sie leicht in der Hand liegt. Das Becken sitzt links, mittig oder rechts, je nach Fenster.',
    ),
    construction: { ...built, columns: 2 },
  },
]);
