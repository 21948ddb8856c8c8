import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';
import { withLayout } from '../layout.ts';
import { laundry } from '../names.ts';

const storage = { type: 'Meuble de rangement', subType: 'Buanderie' };

export const laundryUnits: ProductRecord[] = withLayout([
  {
    ...storage,
    uid: 'RV-3260',
    slug: 'buanderie-halle',
    line: 'buanderie-halle',
    collection: 'halle',
    size: [70, 175, 40],
    finishes: ['oak', 'smokedOak', 'night'],
    otherMaterials: { metal: 1 },
    heading: laundry('Halle'),
    description: words(
      'Étagère de buanderie, cinq tablettes, métal noir',
      'Rek voor de waskamer, vijf legborden, zwart metaal',
      'Laundry shelving, five boards, black metal',
      'Regal für die Wäsche, fünf Böden, schwarzes Metall',
    ),
    story: words(
      'Soixante-dix de large : le panier du blanc et celui des couleurs, côte à côte, enfin séparés. La tablette du haut porte le fer, froid de préférence.',
      'Zeventig breed: de mand voor het witte goed naast die voor de kleuren, eindelijk gescheiden. Op de bovenste plank staat het strijkijzer, liefst koud.',
      'Seventy wide: the basket for whites and the one for colours, side by side and separate at last. The top board carries the iron, preferably cold.',
      'Siebzig breit: der Korb für Weißes und der für Buntes, nebeneinander und endlich getrennt. Der obere Boden trägt das Bügeleisen, am besten kalt.',
    ),
    construction: { kind: 'cabinet', doors: 0, drawers: 0, open: true, frame: 'blackMetal' },
  },
  {
    ...storage,
    uid: 'RV-1270',
    slug: 'buanderie-ligne',
    line: 'buanderie-ligne',
    collection: 'ligne',
    size: [68, 180, 62],
    finishes: ['white', 'oak', 'fog'],
    handles: ['gorge', 'profil-noir'],
    heading: laundry('Ligne'),
    description: words(
      'Armoire pour lave-linge, quatre portes',
      'Kast voor de wasmachine, vier deuren',
      'Washing machine cupboard, four doors',
      'Schrank für die Waschmaschine, vier Türen',
    ),
    story: words(
      'Elle avale une machine de soixante centimètres, la lessive et le bruit. Le panneau du fond est échancré pour les tuyaux ; les portes se referment sur le reste.',
      'Ze slikt een machine van zestig centimeter, het waspoeder en het lawaai. Achteraan is het paneel uitgespaard voor de leidingen; de deuren gaan dicht over de rest.',
      'It swallows a sixty-centimetre machine, the detergent and the noise. The back is cut out for the pipes; the doors close on everything else.',
      'Er schluckt eine Maschine von sechzig Zentimetern, das Waschmittel und den Lärm. Die Rückwand ist für die Rohre ausgeschnitten, die Türen schließen den Rest weg.',
    ),
    construction: { kind: 'cabinet', doors: 4, drawers: 0, wide: true },
  },
]);
