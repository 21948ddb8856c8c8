import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';

const stool = { type: 'Accessoire', subType: 'Assise' };
const tray = { type: 'Accessoire', subType: 'Plateau' };

export const stoolsAndTrays: ProductRecord[] = [
  {
    ...stool,
    line: 'tabouret-garrigue',
    uid: 'RV-9245',
    slug: 'tabouret-garrigue',
    collection: 'garrigue',
    size: [40, 45, 32],
    finishes: ['oak', 'smokedOak'],
    heading: words('Tabouret Garrigue', 'Kruk Garrigue', 'Garrigue stool', 'Hocker Garrigue'),
    description: words(
      'Tabouret en chêne huilé, assise creusée',
      'Kruk in geolied eiken, uitgeholde zit',
      'Oiled oak stool, carved seat',
      'Hocker aus geölter Eiche, ausgeformter Sitz',
    ),
    story: words(
      'Près de la baignoire, il porte un livre, une tasse, parfois quelqu’un. L’assise est creusée à la gouge.',
      'Naast het bad draagt hij een boek, een kop thee, soms iemand. De zit is met de guts uitgehold.',
      'Beside the bath it carries a book, a cup, sometimes a person. The seat is hollowed with a gouge.',
      'Neben der Wanne trägt er ein Buch, eine Tasse, manchmal jemanden. Die Sitzfläche ist mit dem Hohleisen ausgeformt.',
    ),
    construction: { kind: 'stool' },
  },
  {
    ...stool,
    line: 'tabouret-terre',
    uid: 'RV-9242',
    slug: 'tabouret-terre',
    collection: 'terre',
    size: [44, 40, 34],
    finishes: ['smokedOak', 'oak'],
    heading: words('Tabouret Terre', 'Kruk Terre', 'Terre stool', 'Hocker Terre'),
    description: words(
      'Tabouret bas en chêne fumé, assise large',
      'Lage kruk in gerookt eiken, brede zit',
      'Low smoked oak stool, wide seat',
      'Niedriger Hocker aus Räuchereiche, breiter Sitz',
    ),
    story: words(
      'Cinq centimètres plus bas que les autres : la bonne hauteur pour se sécher les pieds, ou pour laver quelqu’un de très petit.',
      'Vijf centimeter lager dan de andere: de juiste hoogte om uw voeten af te drogen, of om iemand te wassen die nog heel klein is.',
      'Five centimetres lower than the others: the right height for drying your feet, or for bathing somebody very small.',
      'Fünf Zentimeter niedriger als die anderen: die richtige Höhe, um sich die Füße abzutrocknen oder jemanden zu baden, der noch sehr klein ist.',
    ),
    construction: { kind: 'stool' },
  },
  {
    ...tray,
    line: 'plateau-nocturne',
    uid: 'RV-9235',
    slug: 'plateau-nocturne',
    collection: 'nocturne',
    size: [36, 4, 20],
    finishes: ['walnut'],
    heading: words('Plateau Nocturne', 'Dienblad Nocturne', 'Nocturne tray', 'Tablett Nocturne'),
    description: words(
      'Plateau en noyer, rebord fin',
      'Dienblad in notenhout, fijne rand',
      'Walnut tray, slim rim',
      'Tablett aus Nussbaum, schmaler Rand',
    ),
    story: words(
      'Pour réunir ce qui traîne autour de la vasque : le savon, les bagues, la montre du soir.',
      'Om samen te brengen wat rond de wastafel slingert: zeep, ringen, het horloge van de avond.',
      'To gather what strays around the basin: the soap, the rings, the evening watch.',
      'Um zu sammeln, was um das Becken liegt: die Seife, die Ringe, die Uhr am Abend.',
    ),
    construction: { kind: 'tray' },
  },
  {
    ...tray,
    line: 'plateau-ligne',
    uid: 'RV-9238',
    slug: 'plateau-ligne',
    collection: 'ligne',
    size: [30, 3, 15],
    finishes: ['oak', 'smokedOak'],
    heading: words('Plateau Ligne', 'Dienblad Ligne', 'Ligne tray', 'Tablett Ligne'),
    description: words(
      'Petit plateau en chêne, pris dans la masse',
      'Klein dienblad in eiken, uit één stuk',
      'Small oak tray, cut from one piece',
      'Kleines Tablett aus Eiche, aus einem Stück',
    ),
    story: words(
      'Fraisé dans un seul morceau de chêne, celui qui reste quand on découpe la place d’une vasque. Il est né d’un trou.',
      'Gefreesd uit één stuk eiken, dat wat overblijft als de opening voor een wastafel wordt gezaagd. Het is uit een gat geboren.',
      'Milled from a single piece of oak, the one left over when the opening for a basin is cut. It was born of a hole.',
      'Aus einem einzigen Stück Eiche gefräst, dem Rest vom Ausschnitt für ein Becken. Es verdankt sein Leben einem Loch.',
    ),
    construction: { kind: 'tray' },
  },
];
