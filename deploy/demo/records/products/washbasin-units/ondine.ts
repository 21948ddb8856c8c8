import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';
import { withLayout } from '../layout.ts';
import { same } from '../names.ts';

const line = {
  type: 'Meuble sous-vasque',
  subType: 'Suspendu',
  line: 'ondine',
  collection: 'ondine',
  otherMaterials: { 'pierre-de-synthese': 2 },
  handles: ['gorge', 'barre-laiton', 'bouton-ceramique'],
  washbasins: ['plan-pierre', 'plan-ceramique-mat', 'vasque-ovale'],
};
const built = {
  kind: 'unit',
  columns: 1,
  rows: 2,
  basins: 1,
  basin: 'integrated',
  mirror: 'pebble',
  fluted: true,
} as const;

/** Ondine: fluted drawers, with corners bent by hand. */
export const ondine: ProductRecord[] = withLayout([
  {
    ...line,
    uid: 'RV-2060',
    slug: 'ondine-60',
    size: [61, 50, 46],
    finishes: ['petrol', 'sage', 'white', 'sand'],
    heading: same('Ondine 60'),
    description: words(
      'Petit meuble cannelé suspendu, deux tiroirs, bleu pétrole',
      'Klein geribd zwevend meubel, twee laden, petrolblauw',
      'Small fluted wall-hung unit, two drawers, petrol blue',
      'Kleines gerilltes Wandmöbel, zwei Schubladen, Petrolblau',
    ),
    story: words(
      'Vingt-huit cannelures, comptées. Sur soixante centimètres, Ondine devient presque un objet, à poser dans des toilettes d’invités ou une chambre.',
      'Achtentwintig ribben, geteld en wel. Op zestig centimeter wordt Ondine bijna een voorwerp, voor een gastentoilet of naast de slaapkamer.',
      'Twenty-eight flutes; we counted. At sixty centimetres Ondine is almost an object, at home in a guest cloakroom or beside a bedroom.',
      'Achtundzwanzig Rillen, nachgezählt. Auf sechzig Zentimetern wird Ondine fast zum Objekt, für das Gästebad oder neben dem Schlafzimmer.',
    ),
    construction: built,
  },
  {
    ...line,
    uid: 'RV-2080',
    slug: 'ondine-80',
    size: [81, 50, 46],
    finishes: ['sage', 'white', 'sand', 'petrol'],
    heading: same('Ondine 80'),
    description: words(
      'Meuble suspendu cannelé, deux tiroirs, vert sauge',
      'Geribd zwevend meubel, twee laden, saliegroen',
      'Fluted wall-hung unit, two drawers, sage green',
      'Gerillt, wandhängend, zwei Schubladen, Salbeigrün',
    ),
    story: words(
      'Des cannelures profondes de six millimètres, une laque mate qui les laisse parler. Le plan en pierre de synthèse se reponce comme au premier jour.',
      'Ribben van zes millimeter diep en een matte lak die ze laat spreken. Het blad van composietsteen kan telkens weer worden opgeschuurd.',
      'Flutes six millimetres deep, and a matt lacquer that lets them speak. The solid surface top can be sanded back to its first day.',
      'Sechs Millimeter tiefe Rillen und ein Mattlack, der sie sprechen lässt. Die Platte aus Mineralwerkstoff lässt sich wie am ersten Tag aufschleifen.',
    ),
    construction: built,
  },
  {
    ...line,
    uid: 'RV-2100',
    slug: 'ondine-100',
    size: [101, 50, 46],
    finishes: ['white', 'sage', 'sand', 'petrol'],
    heading: same('Ondine 100'),
    description: words(
      'Meuble suspendu cannelé, deux tiroirs, blanc craie',
      'Geribd zwevend meubel, twee laden, krijtwit',
      'Fluted wall-hung unit, two drawers, chalk white',
      'Gerillt, wandhängend, zwei Schubladen, Kreideweiß',
    ),
    story: words(
      'Un mètre de blanc, et pourtant jamais blanc tout à fait : l’ombre se glisse entre les cannelures. Le plan garde trente centimètres libres de chaque côté.',
      'Een meter wit, en toch nooit helemaal wit: tussen de ribben nestelt zich schaduw. Op het blad blijft aan elke kant dertig centimeter vrij.',
      'A metre of white that is never quite white, since shadow slips in between the flutes. The top leaves thirty centimetres free on either side.',
      'Ein Meter Weiß, das nie ganz weiß ist, weil der Schatten zwischen den Rillen wohnt. Auf der Platte bleiben links und rechts dreißig Zentimeter frei.',
    ),
    construction: built,
  },
  {
    ...line,
    uid: 'RV-2120',
    slug: 'ondine-120',
    size: [121, 50, 46],
    finishes: ['sand', 'sage', 'white', 'petrol'],
    heading: same('Ondine 120'),
    description: words(
      'Meuble suspendu cannelé, quatre tiroirs, sable',
      'Geribd zwevend meubel, vier laden, zand',
      'Fluted wall-hung unit, four drawers, sand',
      'Gerillt, wandhängend, vier Schubladen, Sand',
    ),
    story: words(
      'Le relief d’Ondine sur toute une longueur de mur. Quatre tiroirs, une vasque centrale et de la place, enfin, de part et d’autre.',
      'Het reliëf van Ondine over de volle lengte van de muur. Vier laden, een wastafel in het midden en eindelijk plaats aan weerszijden.',
      'Ondine’s relief along a whole stretch of wall. Four drawers, one basin in the middle and, at last, some room on either side of it.',
      'Ondines Relief über eine ganze Wandlänge. Vier Schubladen, ein Becken in der Mitte und endlich Platz zu beiden Seiten.',
    ),
    construction: { ...built, columns: 2 },
  },
  {
    ...line,
    subType: 'Double vasque',
    uid: 'RV-2140',
    slug: 'ondine-140',
    size: [141, 50, 46],
    finishes: ['plum', 'sage', 'white', 'petrol'],
    washbasins: ['plan-pierre-double', 'plan-ceramique-double'],
    heading: same('Ondine 140'),
    description: words(
      'Meuble suspendu cannelé, quatre tiroirs, deux vasques, prune',
      'Geribd zwevend meubel, vier laden, twee wastafels, pruim',
      'Fluted wall-hung unit, four drawers, two basins, plum',
      'Gerillt, wandhängend, vier Schubladen, zwei Becken, Pflaume',
    ),
    story: words(
      'Ondine pour deux, dans une couleur qui ne se décide pas entre le vin et la nuit. Chaque vasque a son tiroir du haut, chacun son désordre.',
      'Ondine voor twee, in een kleur die twijfelt tussen wijn en nacht. Bij elke wastafel hoort een eigen bovenlade, en dus een eigen rommel.',
      'Ondine for two, in a colour that hesitates between wine and night. Each basin has its own upper drawer, and each of you a private muddle.',
      'Ondine für zwei, in einer Farbe, die sich zwischen Wein und Nacht nicht entscheidet. Jedes Becken hat seine obere Schublade, jeder seine eigene Unordnung.',
    ),
    construction: { ...built, columns: 2, basins: 2 },
  },
]);
