import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';

const niche = { type: 'Étagère', subType: 'Niche' };

export const niches: ProductRecord[] = [
  {
    ...niche,
    line: 'niche-brume',
    uid: 'RV-9040',
    slug: 'niche-brume',
    collection: 'brume',
    size: [40, 40, 14],
    finishes: ['fog', 'blush', 'sand'],
    heading: words('Niche Brume', 'Nis Brume', 'Brume niche', 'Nische Brume'),
    description: words(
      'Niche murale carrée, une tablette',
      'Vierkante wandnis, één legbord',
      'Square wall niche, one shelf',
      'Quadratische Wandnische, ein Boden',
    ),
    story: words(
      'À poser seule ou à trois, en quinconce. La couleur se prolonge à l’intérieur, comme dans une boîte précieuse.',
      'Alleen of met z’n drieën, speels verspringend. De kleur loopt binnenin door, zoals in een juwelendoos.',
      'Hang one alone, or three of them staggered. The colour carries on inside, as in a jewellery box.',
      'Allein oder zu dritt, versetzt gehängt. Die Farbe setzt sich innen fort wie in einer Schmuckschatulle.',
    ),
    construction: { kind: 'niche' },
    layout: {
      dimensions: words(
        'Deux cases de 36 × 18 cm',
        'Twee vakken van 36 × 18 cm',
        'Two spaces of 36 × 18 cm',
        'Zwei Fächer, je 36 × 18 cm',
      ),
      shelvesCount: 1,
      nicheCount: 2,
    },
  },
  {
    ...niche,
    line: 'niche-lisiere',
    uid: 'RV-9140',
    slug: 'niche-lisiere',
    collection: 'lisiere',
    size: [36, 54, 15],
    finishes: ['smokedOak', 'sage'],
    heading: words('Niche Lisière', 'Nis Lisière', 'Lisière niche', 'Nische Lisière'),
    description: words(
      'Niche murale haute en chêne fumé, une tablette',
      'Hoge wandnis in gerookt eiken, één legbord',
      'Tall wall niche in smoked oak, one shelf',
      'Hohe Wandnische aus Räuchereiche, ein Boden',
    ),
    story: words(
      'Moitié plus haute que large, comme un nichoir sans oiseau. Les grands flacons tiennent debout, les serviettes d’invités roulées en dessous.',
      'Anderhalf keer zo hoog als breed, een nestkast zonder vogel. De hoge flessen staan rechtop, de gastendoekjes liggen opgerold eronder.',
      'Half as tall again as it is wide, a nest box with no bird. Tall bottles stand upright; guest towels lie rolled up underneath.',
      'Anderthalbmal so hoch wie breit, ein Nistkasten ohne Vogel. Die hohen Flaschen stehen aufrecht, die Gästetücher liegen gerollt darunter.',
    ),
    construction: { kind: 'niche' },
    layout: {
      dimensions: words(
        'Une case de 32 × 26 cm, une de 32 × 22 cm',
        'Eén vak van 32 × 26 cm, één van 32 × 22 cm',
        'One space of 32 × 26 cm, one of 32 × 22 cm',
        'Ein Fach mit 32 × 26 cm, eines mit 32 × 22 cm',
      ),
      shelvesCount: 1,
      nicheCount: 2,
    },
  },
  {
    ...niche,
    line: 'niche-terre',
    uid: 'RV-9145',
    slug: 'niche-terre',
    collection: 'terre',
    size: [60, 45, 13],
    finishes: ['sand', 'terracotta', 'brick'],
    heading: words('Niche Terre', 'Nis Terre', 'Terre niche', 'Nische Terre'),
    description: words(
      'Niche murale large, laque couleur de sable, une tablette',
      'Brede wandnis, lak in zandkleur, één legbord',
      'Wide wall niche, sand lacquer, one shelf',
      'Breite Wandnische, Lack in Sand, ein Boden',
    ),
    story: words(
      'Basse et large, elle se lit comme une fenêtre dans un mur de pisé. Elle se pose en applique, ou s’encastre dans une cloison de treize centimètres.',
      'Laag en breed leest ze als een venster in een muur van leem. Ze hangt tegen de muur, of zit verzonken in een wand van dertien centimeter.',
      'Low and wide, it reads as a window in a wall of rammed earth. Fix it on the wall, or set it into a partition thirteen centimetres thick.',
      'Niedrig und breit wirkt sie wie ein Fenster in einer Lehmwand. Sie hängt auf der Wand oder sitzt bündig in einer Wand von dreizehn Zentimetern.',
    ),
    construction: { kind: 'niche' },
    layout: {
      dimensions: words(
        'Deux cases de 56 × 20 cm',
        'Twee vakken van 56 × 20 cm',
        'Two spaces of 56 × 20 cm',
        'Zwei Fächer, je 56 × 20 cm',
      ),
      shelvesCount: 1,
      nicheCount: 2,
    },
  },
];
