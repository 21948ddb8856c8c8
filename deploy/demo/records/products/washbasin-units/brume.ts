import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';
import { withLayout } from '../layout.ts';
import { same } from '../names.ts';

const line = {
  type: 'Meuble sous-vasque',
  subType: 'Suspendu',
  line: 'brume',
  collection: 'brume',
  otherMaterials: { ceramique: 1 },
  handles: ['barre-laiton', 'bouton-ceramique', 'profil-laiton'],
  washbasins: ['plan-ceramique', 'plan-ceramique-mat'],
};
const built = {
  kind: 'unit',
  columns: 1,
  rows: 2,
  basins: 1,
  basin: 'integrated',
  mirror: 'arch',
  handles: 'brass',
} as const;

/** Brume: powdery lacquers on units that are 38 cm deep. */
export const brume: ProductRecord[] = withLayout([
  {
    ...line,
    subType: 'Compact',
    uid: 'RV-5050',
    slug: 'brume-50',
    size: [50, 54, 38],
    finishes: ['sand', 'fog', 'blush'],
    heading: same('Brume 50'),
    description: words(
      'Petit meuble suspendu, deux tiroirs, sable',
      'Klein zwevend meubel, twee laden, zand',
      'Small wall-hung unit, two drawers, sand',
      'Kleines Wandmöbel, zwei Schubladen, Sand',
    ),
    story: words(
      'Cinquante centimètres sur trente-huit : l’empreinte d’une chaise. Deux tiroirs y tiennent pourtant, et la poignée de laiton se trouve les yeux fermés.',
      'Vijftig op achtendertig centimeter: de voetafdruk van een stoel. Toch zitten er twee laden in, en de messing greep vindt u met uw ogen dicht.',
      'Fifty centimetres by thirty-eight, the footprint of a chair. It still holds two drawers, and the brass handle can be found with one’s eyes shut.',
      'Fünfzig mal achtunddreißig Zentimeter: die Stellfläche eines Stuhls. Zwei Schubladen passen trotzdem hinein, und den Messinggriff findet man mit geschlossenen Augen.',
    ),
    construction: built,
  },
  {
    ...line,
    subType: 'Compact',
    uid: 'RV-5060',
    slug: 'brume-60',
    size: [60, 54, 38],
    finishes: ['fog', 'blush', 'sand'],
    heading: same('Brume 60'),
    description: words(
      'Meuble suspendu compact, deux tiroirs, 38 cm de profondeur',
      'Compact zwevend meubel, twee laden, 38 cm diep',
      'Compact wall-hung unit, two drawers, 38 cm deep',
      'Kompakt, wandhängend, zwei Schubladen, 38 cm tief',
    ),
    story: words(
      'Trente-huit centimètres de profondeur, et pourtant deux vrais tiroirs : le siphon se loge au fond, les flacons debout devant.',
      'Achtendertig centimeter diep en toch twee echte laden: de sifon zit achteraan, de flesjes staan rechtop vooraan.',
      'Thirty-eight centimetres deep, and yet two proper drawers: the trap hides at the back, the bottles stand upright in front.',
      'Achtunddreißig Zentimeter tief und trotzdem zwei richtige Schubladen: Der Siphon sitzt hinten, die Flaschen stehen aufrecht davor.',
    ),
    construction: built,
  },
  {
    ...line,
    uid: 'RV-5080',
    slug: 'brume-80',
    size: [80, 54, 38],
    finishes: ['sage', 'fog', 'blush', 'sand'],
    heading: same('Brume 80'),
    description: words(
      'Meuble suspendu peu profond, deux tiroirs, vert sauge',
      'Ondiep zwevend meubel, twee laden, saliegroen',
      'Shallow wall-hung unit, two drawers, sage green',
      'Flaches Wandmöbel, zwei Schubladen, Salbeigrün',
    ),
    story: words(
      'Large comme un grand, mince comme un petit : la porte de la salle d’eau s’ouvre encore, et le lave-linge reste où il est.',
      'Breed als een grote, smal als een kleine: de deur van de badkamer kan nog open en de wasmachine blijft waar ze staat.',
      'As wide as a large unit and as slim as a small one: the door still opens, and the washing machine stays where it is.',
      'Breit wie ein großer, schmal wie ein kleiner: Die Badezimmertür geht noch auf, und die Waschmaschine bleibt, wo sie ist.',
    ),
    construction: built,
  },
  {
    ...line,
    uid: 'RV-5100',
    slug: 'brume-100',
    size: [100, 54, 38],
    finishes: ['blush', 'fog', 'sand'],
    heading: same('Brume 100'),
    description: words(
      'Meuble suspendu, quatre tiroirs, rose argile',
      'Zwevend meubel, vier laden, kleiroze',
      'Wall-hung unit, four drawers, clay pink',
      'Wandhängend, vier Schubladen, Tonrosa',
    ),
    story: words(
      'Un rose qui tient de la terre plus que du bonbon, à marier au blanc, au laiton, à un carrelage d’hier.',
      'Een roze dat meer aan aarde doet denken dan aan snoep, mooi met wit, met messing, met tegels van vroeger.',
      'A pink that owes more to earth than to sweets; it goes with white, with brass, with yesterday’s tiles.',
      'Ein Rosa, das mehr von Erde hat als von Bonbons; es passt zu Weiß, zu Messing, zu Fliesen von gestern.',
    ),
    construction: { ...built, columns: 2 },
  },
]);
