import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';
import { withLayout } from '../layout.ts';
import { same } from '../names.ts';

const line = {
  type: 'Meuble sous-vasque',
  subType: 'Compact',
  line: 'escale-porte',
  collection: 'escale',
  otherMaterials: { ceramique: 1, metal: 1 },
  handles: ['barre-noire', 'bouton-chene', 'laniere-fauve'],
  washbasins: ['lave-mains', 'plan-ceramique', 'vasque-carree'],
};
const built = {
  kind: 'unit',
  columns: 1,
  rows: 1,
  basins: 1,
  basin: 'integrated',
  mirror: 'arch',
  doors: true,
  handles: 'blackMetal',
} as const;

/** Escale Porte: doors, for those who store tall things. */
export const escalePorte: ProductRecord[] = withLayout([
  {
    ...line,
    uid: 'RV-12545',
    slug: 'escale-porte-45',
    size: [45, 58, 36],
    finishes: ['white', 'terracotta', 'limedOak'],
    heading: same('Escale Porte 45'),
    description: words(
      'Meuble compact, une porte réversible, blanc craie',
      'Compact meubel, één omkeerbare deur, krijtwit',
      'Compact unit, one reversible door, chalk white',
      'Kompaktes Möbel, eine umsetzbare Tür, Kreideweiß',
    ),
    story: words(
      'La porte s’ouvre du côté qui vous arrange : les charnières se retournent avec un tournevis. Un vaporisateur debout, un seau derrière, la balance dessous.',
      'De deur opent naar de kant die u past: met een schroevendraaier draait u de scharnieren om. Een spuitfles rechtop, een emmer erachter, de weegschaal eronder.',
      'The door opens whichever way suits you; a screwdriver turns the hinges round. A spray bottle upright, a bucket behind it, the scales beneath.',
      'Die Tür geht auf, wie es Ihnen passt: Mit einem Schraubendreher setzt man die Bänder um. Eine Sprühflasche aufrecht, dahinter ein Eimer, darunter die Waage.',
    ),
    construction: built,
  },
  {
    ...line,
    uid: 'RV-12560',
    slug: 'escale-porte-60',
    size: [60, 58, 40],
    finishes: ['terracotta', 'white', 'limedOak'],
    heading: same('Escale Porte 60'),
    description: words(
      'Meuble compact, deux portes, terre cuite',
      'Compact meubel, twee deuren, terracotta',
      'Compact unit, two doors, terracotta',
      'Kompaktes Möbel, zwei Türen, Terrakotta',
    ),
    story: words(
      'Deux vantaux de trente centimètres : ils s’ouvrent même quand quelqu’un se tient devant. La tablette est échancrée autour du siphon.',
      'Twee deurtjes van dertig centimeter: ze gaan zelfs open als er iemand voor staat. Het legbord is uitgespaard rond de sifon.',
      'Two leaves of thirty centimetres, which open even with somebody standing there. The shelf is cut out around the trap.',
      'Zwei Flügel von dreißig Zentimetern: Sie gehen auch dann auf, wenn jemand davorsteht. Der Boden ist um den Siphon herum ausgeschnitten.',
    ),
    construction: { ...built, columns: 2 },
  },
  {
    ...line,
    uid: 'RV-12580',
    slug: 'escale-porte-80',
    size: [80, 58, 42],
    finishes: ['limedOak', 'white', 'terracotta'],
    heading: same('Escale Porte 80'),
    description: words(
      'Meuble compact, deux portes, chêne blanchi',
      'Compact meubel, twee deuren, witgekalkt eiken',
      'Compact unit, two doors, limed oak',
      'Kompaktes Möbel, zwei Türen, gekalkte Eiche',
    ),
    story: words(
      'Quarante-deux centimètres de profondeur pour quatre-vingts de large : le panier à linge entre, couvercle fermé. C’est le test que nous faisons passer à chaque prototype.',
      'Tweeënveertig centimeter diep en tachtig breed: de wasmand past erin, met het deksel dicht. Die proef moet elk prototype bij ons doorstaan.',
      'Forty-two centimetres deep and eighty wide: the laundry basket goes in with its lid on. Every prototype has to pass that test.',
      'Zweiundvierzig Zentimeter tief, achtzig breit: Der Wäschekorb passt hinein, mit geschlossenem Deckel. Diese Prüfung besteht bei uns jeder Prototyp.',
    ),
    construction: { ...built, columns: 2 },
  },
]);
