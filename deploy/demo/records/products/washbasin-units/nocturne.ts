import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';
import { withLayout } from '../layout.ts';
import { same } from '../names.ts';

const line = {
  type: 'Meuble sous-vasque',
  subType: 'Suspendu',
  line: 'nocturne',
  collection: 'nocturne',
  otherMaterials: { 'pierre-de-synthese': 2, metal: 1 },
  handles: ['barre-laiton', 'profil-laiton', 'bouton-noyer', 'anneau-cuivre'],
  washbasins: ['vasque-blanche', 'vasque-noire', 'vasque-basse-terrazzo'],
};
const built = {
  kind: 'unit',
  columns: 1,
  rows: 2,
  basins: 1,
  basin: 'bowl',
  mirror: 'round',
  handles: 'brass',
} as const;

/** Nocturne: walnut, brass, and drawers lined with felt. */
export const nocturne: ProductRecord[] = withLayout([
  {
    ...line,
    uid: 'RV-6080',
    slug: 'nocturne-80',
    size: [81, 46, 48],
    finishes: ['night', 'walnut', 'plum'],
    heading: same('Nocturne 80'),
    description: words(
      'Meuble suspendu noir encre, deux tiroirs, poignées laiton',
      'Inktzwart zwevend meubel, twee laden, messing grepen',
      'Ink black wall-hung unit, two drawers, brass handles',
      'Tintenschwarz, wandhängend, zwei Schubladen, Messinggriffe',
    ),
    story: words(
      'Le plus petit des Nocturne, et le plus sombre. Dans une pièce sans fenêtre, il cesse de lutter contre la nuit et s’en sert.',
      'De kleinste Nocturne en ook de donkerste. In een kamer zonder raam vecht hij niet tegen de nacht, hij gebruikt hem.',
      'The smallest Nocturne, and the darkest. In a room without a window it stops fighting the night and puts it to use.',
      'Der kleinste Nocturne und der dunkelste. In einem Raum ohne Fenster kämpft er nicht gegen die Nacht, er nutzt sie.',
    ),
    construction: built,
  },
  {
    ...line,
    uid: 'RV-6100',
    slug: 'nocturne-100',
    size: [101, 46, 48],
    finishes: ['walnut', 'night'],
    heading: same('Nocturne 100'),
    description: words(
      'Meuble suspendu en noyer, deux tiroirs, poignées laiton',
      'Zwevend meubel in notenhout, twee laden, messing grepen',
      'Walnut wall-hung unit, two drawers, brass handles',
      'Nussbaum, wandhängend, zwei Schubladen, Messinggriffe',
    ),
    story: words(
      'Deux longs tiroirs de noyer gainés de feutre, soulignés d’une barre de laiton. La vasque posée reste claire, pour le contraste.',
      'Twee lange laden in notenhout, met vilt bekleed en afgewerkt met een messing greep. De waskom blijft licht, voor het contrast.',
      'Two long walnut drawers lined with felt and underlined with a bar of brass. The bowl stays pale, for contrast.',
      'Zwei lange Schubladen aus Nussbaum, mit Filz ausgelegt und von einer Messingstange unterstrichen. Das Becken bleibt hell, des Kontrasts wegen.',
    ),
    construction: built,
  },
  {
    ...line,
    uid: 'RV-6120',
    slug: 'nocturne-120',
    size: [121, 46, 48],
    finishes: ['walnut', 'night', 'plum'],
    heading: same('Nocturne 120'),
    description: words(
      'Meuble suspendu en noyer, quatre tiroirs, une vasque',
      'Zwevend meubel in notenhout, vier laden, één waskom',
      'Walnut wall-hung unit, four drawers, one bowl',
      'Nussbaum, wandhängend, vier Schubladen, ein Becken',
    ),
    story: words(
      'Une seule vasque pour un mètre vingt : le luxe, ici, c’est le vide à côté. Les quatre façades sont tirées de la même bille, dans l’ordre du tranchage.',
      'Eén waskom op een meter twintig: de luxe is hier de leegte ernaast. De vier fronten komen uit dezelfde stam, in de volgorde van het snijden.',
      'A single bowl on a metre twenty: the luxury here is the emptiness beside it. All four fronts come from one log, in the order they were sliced.',
      'Ein einziges Becken auf einem Meter zwanzig: Der Luxus ist hier die Leere daneben. Die vier Fronten stammen aus einem Stamm, in der Reihenfolge des Schnitts.',
    ),
    construction: { ...built, columns: 2 },
  },
  {
    ...line,
    subType: 'Double vasque',
    uid: 'RV-6140',
    slug: 'nocturne-140',
    size: [141, 46, 48],
    finishes: ['walnut', 'night'],
    heading: same('Nocturne 140'),
    description: words(
      'Meuble suspendu en noyer, quatre tiroirs, deux vasques',
      'Zwevend meubel in notenhout, vier laden, twee waskommen',
      'Walnut wall-hung unit, four drawers, two basins',
      'Nussbaum, wandhängend, vier Schubladen, zwei Becken',
    ),
    story: words(
      'La version pour deux : quatre tiroirs, deux vasques, deux miroirs ronds qui s’éclairent comme des lunes basses.',
      'De versie voor twee: vier laden, twee waskommen en twee ronde spiegels die oplichten als lage manen.',
      'The version for two: four drawers, two bowls, and two round mirrors that light up like low moons.',
      'Die Ausführung für zwei: vier Schubladen, zwei Becken und zwei runde Spiegel, die wie tief stehende Monde aufleuchten.',
    ),
    construction: { ...built, columns: 2, basins: 2 },
  },
  {
    ...line,
    subType: 'Double vasque',
    uid: 'RV-6180',
    slug: 'nocturne-180',
    size: [180, 46, 48],
    finishes: ['walnut', 'night'],
    heading: same('Nocturne 180'),
    description: words(
      'Grand meuble en noyer, six tiroirs, deux vasques',
      'Groot meubel in notenhout, zes laden, twee waskommen',
      'Large walnut unit, six drawers, two bowls',
      'Großes Möbel in Nussbaum, sechs Schubladen, zwei Becken',
    ),
    story: words(
      'Un mètre quatre-vingts, soit la longueur d’une banquette de train de nuit. Deux vasques aux extrémités, et au milieu deux tiroirs sans tuyaux, pour les peignoirs.',
      'Een meter tachtig, de lengte van een couchette in de nachttrein. Twee waskommen aan de uiteinden en in het midden twee laden zonder leidingen, voor de badjassen.',
      'A metre eighty, the length of a berth on a night train. A bowl near each end and, in the middle, two drawers free of pipes, for the bathrobes.',
      'Ein Meter achtzig, so lang wie eine Liege im Nachtzug. Zwei Becken an den Enden und in der Mitte zwei Schubladen ohne Rohre, für die Bademäntel.',
    ),
    construction: { ...built, columns: 3, basins: 2 },
  },
]);
