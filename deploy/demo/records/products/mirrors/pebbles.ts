import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';
import { mirror, named } from './mirror.ts';

const galet = { ...mirror, line: 'miroir-galet', subType: 'Organique', collection: 'ondine' };

/** Mirrors of free form. */
export const pebbleMirrors: ProductRecord[] = [
  {
    ...galet,
    uid: 'RV-8070',
    slug: 'miroir-galet',
    size: [70, 85, 3],
    finishes: ['white'],
    heading: named('Galet'),
    description: words(
      'Miroir aux contours libres, rétroéclairé',
      'Spiegel met vrije vorm, met achtergrondverlichting',
      'Free-form mirror, backlit',
      'Spiegel in freier Form, hinterleuchtet',
    ),
    story: words(
      'Une forme ramassée sur la plage, agrandie, polie. Antibuée d’un simple effleurement.',
      'Een vorm die van het strand lijkt opgeraapt, vergroot en gepolijst. Eén aanraking en de damp verdwijnt.',
      'A shape picked up on the beach, enlarged and polished. One touch, and the steam is gone.',
      'Eine Form, wie am Strand aufgelesen, vergrößert und poliert. Eine Berührung, und der Beschlag ist fort.',
    ),
    construction: { kind: 'mirror', shape: 'pebble', lit: true },
  },
  {
    ...galet,
    uid: 'RV-8050',
    slug: 'miroir-galet-50',
    size: [50, 62, 3],
    finishes: ['white'],
    heading: named('Galet 50'),
    description: words(
      'Petit miroir aux contours libres, rétroéclairé, antibuée',
      'Kleine spiegel met vrije vorm, achtergrondverlichting, anticondens',
      'Small free-form mirror, backlit, anti-fog',
      'Kleiner Spiegel in freier Form, hinterleuchtet, beschlagfrei',
    ),
    story: words(
      'Le plus petit de la plage tient entre une porte et une fenêtre. On l’accroche droit ou un peu penché : c’est un galet, il ne dira rien.',
      'De kleinste van het strand past tussen een deur en een raam. U hangt hem recht of een tikje scheef: het is een kei, hij klaagt niet.',
      'The smallest on the beach fits between a door and a window. Hang it straight or a little tilted: it is a pebble, it will not mind.',
      'Der kleinste vom Strand passt zwischen Tür und Fenster. Gerade gehängt oder leicht geneigt: Er ist ein Kiesel, er nimmt es nicht übel.',
    ),
    construction: { kind: 'mirror', shape: 'pebble', lit: true },
  },
  {
    ...galet,
    uid: 'RV-8140',
    slug: 'miroir-galet-140',
    size: [140, 85, 3],
    finishes: ['white'],
    heading: named('Galet 140'),
    description: words(
      'Grand miroir allongé aux contours libres, rétroéclairé, antibuée',
      'Grote liggende spiegel met vrije vorm, achtergrondverlichting, anticondens',
      'Large, low free-form mirror, backlit, anti-fog',
      'Großer liegender Spiegel in freier Form, hinterleuchtet, beschlagfrei',
    ),
    story: words(
      'Couché comme une pierre de gué au-dessus de deux vasques. Son bord ne se répète nulle part ; nous en gardons le gabarit en contreplaqué.',
      'Hij ligt als een stapsteen boven twee wastafels. Zijn rand herhaalt zich nergens; de mal in multiplex hangt bij ons aan de muur.',
      'It lies above two basins like a stepping stone. Its edge never repeats itself; we keep the plywood template on the wall.',
      'Er liegt wie ein Trittstein über zwei Becken. Seine Kante wiederholt sich nirgends; die Schablone aus Sperrholz hängt bei uns an der Wand.',
    ),
    construction: { kind: 'mirror', shape: 'pebble', lit: true },
  },
  {
    ...mirror,
    line: 'miroir-dune',
    uid: 'RV-8165',
    slug: 'miroir-dune-160',
    subType: 'Organique',
    collection: 'terre',
    size: [160, 75, 4],
    finishes: ['sand', 'terracotta', 'blush'],
    heading: named('Dune 160'),
    description: words(
      'Très large miroir aux contours libres, cadre laqué sable, antibuée',
      'Extra brede spiegel met vrije vorm, kader in zandkleurige lak, anticondens',
      'Extra-wide free-form mirror, sand lacquered frame, anti-fog',
      'Extrabreiter Spiegel in freier Form, Rahmen in Sandlack, beschlagfrei',
    ),
    story: words(
      'Un horizon bas, bordé d’une laque couleur de sable sec. Il préfère deux appliques à une lumière de face : le relief des visages aussi.',
      'Een lage horizon met een rand in de kleur van droog zand. Hij houdt meer van twee wandlampen dan van licht recht vooraan, en een gezicht ook.',
      'A low horizon edged in the colour of dry sand. It prefers two wall lights to one from the front, and so does a face.',
      'Ein flacher Horizont, eingefasst in der Farbe von trockenem Sand. Zwei Wandleuchten sind ihm lieber als Licht von vorn, und dem Gesicht auch.',
    ),
    construction: { kind: 'mirror', shape: 'pebble', framed: true },
  },
];
