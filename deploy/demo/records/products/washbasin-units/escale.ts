import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';
import { withLayout } from '../layout.ts';
import { same } from '../names.ts';

const line = {
  type: 'Meuble sous-vasque',
  subType: 'Compact',
  line: 'escale',
  collection: 'escale',
  otherMaterials: { ceramique: 1 },
  handles: ['gorge', 'barre-noire', 'bouton-chene'],
  washbasins: ['lave-mains', 'plan-ceramique'],
};
const built = { kind: 'unit', columns: 1, rows: 2, basins: 1, basin: 'integrated', mirror: 'round' } as const;

/** Escale: drawers for rooms in which one can touch both walls. */
export const escale: ProductRecord[] = withLayout([
  {
    ...line,
    uid: 'RV-12040',
    slug: 'escale-40',
    size: [40, 50, 35],
    finishes: ['limedOak', 'white', 'petrol'],
    heading: same('Escale 40'),
    description: words(
      'Lave-mains suspendu, une porte, 35 cm de profondeur',
      'Zwevend fonteinmeubel, één deur, 35 cm diep',
      'Wall-hung cloakroom unit, one door, 35 cm deep',
      'Handwaschplatz, wandhängend, eine Tür, 35 cm tief',
    ),
    story: words(
      'Pour les toilettes, le dessous d’escalier, la chambre d’amis. Derrière la porte : six rouleaux, un flacon, et c’est plein.',
      'Voor het toilet, onder de trap of in de logeerkamer. Achter de deur: zes rollen, een fles, en dan is het vol.',
      'For the cloakroom, the space under the stairs, the guest room. Behind the door: six rolls, one bottle, and it is full.',
      'Für die Gästetoilette, unter der Treppe, im Gästezimmer. Hinter der Tür: sechs Rollen, eine Flasche, dann ist er voll.',
    ),
    construction: { ...built, rows: 1, doors: true },
  },
  {
    ...line,
    uid: 'RV-12050',
    slug: 'escale-50',
    size: [50, 50, 40],
    finishes: ['petrol', 'limedOak', 'white'],
    heading: same('Escale 50'),
    description: words(
      'Meuble compact suspendu, deux tiroirs, bleu pétrole',
      'Compact zwevend meubel, twee laden, petrolblauw',
      'Compact wall-hung unit, two drawers, petrol blue',
      'Kompaktes Wandmöbel, zwei Schubladen, Petrolblau',
    ),
    story: words(
      'À partir de cinquante, les tiroirs remplacent la porte. Celui du haut est en U : il laisse passer le siphon et garde deux poches pour les brosses.',
      'Vanaf vijftig nemen laden de plaats van de deur in. De bovenste is U-vormig: ze laat de sifon door en houdt twee vakken over voor de borstels.',
      'From fifty upwards, drawers take over from the door. The upper one is U-shaped: it lets the trap through and keeps two pockets for brushes.',
      'Ab fünfzig treten Schubladen an die Stelle der Tür. Die obere ist u-förmig: Sie lässt den Siphon durch und behält zwei Taschen für die Bürsten.',
    ),
    construction: built,
  },
  {
    ...line,
    uid: 'RV-12060',
    slug: 'escale-60',
    size: [60, 50, 42],
    finishes: ['white', 'limedOak', 'petrol', 'ochre'],
    heading: same('Escale 60'),
    description: words(
      'Meuble compact suspendu, deux tiroirs, blanc craie',
      'Compact zwevend meubel, twee laden, krijtwit',
      'Compact wall-hung unit, two drawers, chalk white',
      'Kompaktes Wandmöbel, zwei Schubladen, Kreideweiß',
    ),
    story: words(
      'La salle de bains d’un couple de citadins : deux tiroirs, un chacun, et la bonne volonté pour le plan. Le blanc fait reculer le mur d’en face.',
      'De badkamer van een stel in de stad: twee laden, elk één, en voor het blad wat goede wil. Het wit schuift de muur aan de overkant een stukje weg.',
      'A city couple’s bathroom: two drawers, one each, and goodwill for the top. The white moves the opposite wall back a little.',
      'Das Bad eines Paars in der Stadt: zwei Schubladen, jedem eine, und guter Wille für die Platte. Das Weiß rückt die Wand gegenüber ein Stück weg.',
    ),
    construction: { ...built, mirror: 'rectangle' },
  },
  {
    ...line,
    uid: 'RV-12070',
    slug: 'escale-70',
    size: [70, 50, 46],
    finishes: ['ochre', 'limedOak', 'white', 'petrol'],
    heading: same('Escale 70'),
    description: words(
      'Meuble compact suspendu, deux tiroirs, jaune ocre',
      'Compact zwevend meubel, twee laden, okergeel',
      'Compact wall-hung unit, two drawers, ochre yellow',
      'Kompaktes Wandmöbel, zwei Schubladen, Ockergelb',
    ),
    story: words(
      'Le plus grand des petits. Dans cinq mètres carrés, il laisse soixante-dix centimètres de passage devant la douche : nous avons mesuré, deux fois.',
      'De grootste van de kleintjes. In vijf vierkante meter laat hij zeventig centimeter doorgang voor de douche: nagemeten, twee keer.',
      'The largest of the small. In five square metres it leaves seventy centimetres to pass in front of the shower; we measured it twice.',
      'Der größte unter den Kleinen. In fünf Quadratmetern lässt er siebzig Zentimeter Durchgang vor der Dusche: nachgemessen, zweimal.',
    ),
    construction: { ...built, mirror: 'rectangle' },
  },
]);
