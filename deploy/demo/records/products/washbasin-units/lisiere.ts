import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';
import { withLayout } from '../layout.ts';
import { same } from '../names.ts';

const line = {
  type: 'Meuble sous-vasque',
  subType: 'Suspendu',
  line: 'lisiere',
  collection: 'lisiere',
  otherMaterials: { ceramique: 2 },
  handles: ['arche-creusee', 'bouton-chene', 'bouton-noyer', 'laniere-fauve'],
  washbasins: ['vasque-gres', 'plan-ceramique-mat', 'vasque-ovale'],
};
const built = {
  kind: 'unit',
  columns: 1,
  rows: 1,
  basins: 1,
  basin: 'bowl',
  mirror: 'arch',
  arched: true,
} as const;

/** Lisière: an arch milled into every front, as between two trunks. */
export const lisiere: ProductRecord[] = withLayout([
  {
    ...line,
    uid: 'RV-11070',
    slug: 'lisiere-70',
    size: [70, 46, 46],
    finishes: ['sage', 'smokedOak', 'limedOak'],
    heading: same('Lisière 70'),
    description: words(
      'Meuble suspendu, deux portes à arche, vert sauge',
      'Zwevend meubel, twee deuren met boog, saliegroen',
      'Wall-hung unit, two arched doors, sage green',
      'Wandhängend, zwei Türen mit Bogen, Salbeigrün',
    ),
    story: words(
      'Deux arches jumelles, comme l’entrée d’un sous-bois. Derrière, une tablette réglable et la hauteur d’un rouleau de réserve debout.',
      'Twee gelijke bogen, als de ingang van een bos. Erachter zit een verstelbaar legbord en genoeg hoogte voor een voorraad die rechtop staat.',
      'Twin arches, like the way into a wood. Behind them, an adjustable shelf and enough height for the reserves to stand upright.',
      'Zwei gleiche Bögen, wie der Eingang in einen Wald. Dahinter ein verstellbarer Boden und genug Höhe, dass die Vorräte aufrecht stehen.',
    ),
    construction: { ...built, columns: 2, doors: true },
  },
  {
    ...line,
    uid: 'RV-11090',
    slug: 'lisiere-90',
    size: [90, 46, 46],
    finishes: ['smokedOak', 'sage', 'oak'],
    heading: same('Lisière 90'),
    description: words(
      'Meuble suspendu en chêne fumé, deux tiroirs à arche',
      'Zwevend meubel in gerookt eiken, twee laden met boog',
      'Smoked oak wall-hung unit, two arched drawers',
      'Räuchereiche, wandhängend, zwei Schubladen mit Bogen',
    ),
    story: words(
      'Le chêne passe deux nuits dans la vapeur d’ammoniaque et en ressort couleur de sentier mouillé. Deux tiroirs, une personne, ou deux qui s’entendent bien.',
      'Het eiken staat twee nachten in ammoniakdamp en komt eruit met de kleur van een nat bospad. Twee laden, voor één persoon, of voor twee die het goed kunnen vinden.',
      'The oak spends two nights in ammonia vapour and comes out the colour of a wet path. Two drawers: for one person, or two on good terms.',
      'Die Eiche verbringt zwei Nächte im Ammoniakdampf und kommt in der Farbe eines nassen Waldwegs heraus. Zwei Schubladen, für einen Menschen oder für zwei, die sich gut verstehen.',
    ),
    construction: { ...built, columns: 2 },
  },
  {
    ...line,
    uid: 'RV-11120',
    slug: 'lisiere-120',
    size: [120, 46, 46],
    finishes: ['smokedOak', 'limedOak', 'sage'],
    heading: same('Lisière 120'),
    description: words(
      'Meuble suspendu, trois tiroirs à arche, vasque à poser',
      'Zwevend meubel, drie laden met boog, opbouwkom',
      'Wall-hung unit, three arched drawers, countertop bowl',
      'Wandhängend, drei Schubladen mit Bogen, Aufsatzbecken',
    ),
    story: words(
      'Trois arches, et celle du milieu est la plus calme : son tiroir contourne le siphon. Les deux autres vont jusqu’au fond.',
      'Drie bogen, en de middelste is de rustigste: haar lade loopt om de sifon heen. De andere twee gaan helemaal tot achteraan.',
      'Three arches, the middle one the quietest: its drawer goes round the trap. The other two run all the way back.',
      'Drei Bögen, der mittlere ist der stillste: Seine Schublade läuft um den Siphon herum. Die beiden anderen reichen bis ganz nach hinten.',
    ),
    construction: { ...built, columns: 3 },
  },
  {
    ...line,
    subType: 'Double vasque',
    uid: 'RV-11140',
    slug: 'lisiere-140',
    size: [140, 46, 46],
    finishes: ['sage', 'smokedOak', 'limedOak'],
    heading: same('Lisière 140'),
    description: words(
      'Meuble suspendu, quatre portes à arche, deux vasques',
      'Zwevend meubel, vier deuren met boog, twee waskommen',
      'Wall-hung unit, four arched doors, two bowls',
      'Wandhängend, vier Türen mit Bogen, zwei Becken',
    ),
    story: words(
      'Quatre portes en enfilade, deux vasques de grès qui ne sont pas jumelles. Une allée d’arbres, à hauteur de hanche.',
      'Vier deuren op een rij, twee waskommen van gres die geen tweelingen zijn. Een dreef, maar dan op heuphoogte.',
      'Four doors in a row, and two stoneware bowls that are not twins. An avenue of trees, at hip height.',
      'Vier Türen in einer Flucht, zwei Steinzeugbecken, die keine Zwillinge sind. Eine Allee, auf Hüfthöhe.',
    ),
    construction: { ...built, columns: 4, basins: 2, doors: true },
  },
]);
