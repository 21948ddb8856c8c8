import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';
import { withLayout } from '../layout.ts';
import { same } from '../names.ts';

const line = {
  type: 'Meuble sous-vasque',
  subType: 'Suspendu',
  line: 'garrigue',
  collection: 'garrigue',
  otherMaterials: { ceramique: 3 },
  handles: ['barre-noire', 'bouton-chene', 'laniere-fauve', 'entaille'],
  washbasins: ['vasque-gres', 'vasque-blanche', 'vasque-ovale'],
};
const built = {
  kind: 'unit',
  columns: 1,
  rows: 1,
  basins: 1,
  basin: 'bowl',
  mirror: 'arch',
  handles: 'blackMetal',
} as const;

/** Garrigue: a thick oak top, one row of drawers, a bowl set down on it. */
export const garrigue: ProductRecord[] = withLayout([
  {
    ...line,
    uid: 'RV-4080',
    slug: 'garrigue-80',
    size: [80, 38, 48],
    finishes: ['oak', 'smokedOak'],
    heading: same('Garrigue 80'),
    description: words(
      'Meuble suspendu en chêne huilé, un tiroir, vasque à poser',
      'Zwevend meubel in geolied eiken, één lade, opbouwkom',
      'Oiled oak wall-hung unit, one drawer, countertop basin',
      'Geölte Eiche, wandhängend, eine Schublade, Aufsatzbecken',
    ),
    story: words(
      'Un plateau massif de quatre centimètres, un seul tiroir généreux, une vasque de grès tournée. On y revient pour la main autant que pour l’œil.',
      'Een massief blad van vier centimeter, één royale lade, een gedraaide waskom van gres. Een meubel voor de hand, net zo goed als voor het oog.',
      'A solid top four centimetres thick, one generous drawer, a thrown stoneware bowl. One comes back to it for the hand as much as for the eye.',
      'Eine massive Platte von vier Zentimetern, eine großzügige Schublade, ein gedrehtes Steinzeugbecken. Ein Möbel für die Hand so sehr wie für das Auge.',
    ),
    construction: built,
  },
  {
    ...line,
    uid: 'RV-4100',
    slug: 'garrigue-100',
    size: [100, 38, 48],
    finishes: ['smokedOak', 'oak', 'limedOak'],
    heading: same('Garrigue 100'),
    description: words(
      'Meuble suspendu en chêne fumé, un grand tiroir, vasque à poser',
      'Zwevend meubel in gerookt eiken, één grote lade, opbouwkom',
      'Smoked oak wall-hung unit, one wide drawer, countertop basin',
      'Räuchereiche, wandhängend, eine breite Schublade, Aufsatzbecken',
    ),
    story: words(
      'Un mètre de plateau : la vasque d’un côté, et de l’autre la place d’une corbeille, d’un bouquet, d’un enfant assis qu’on coiffe.',
      'Een blad van een meter: de waskom aan de ene kant en aan de andere plaats voor een mand, een boeket, een kind dat op het blad wordt gekamd.',
      'A metre of top: the bowl at one end and, at the other, room for a basket, a bunch of flowers, or a child having its hair combed.',
      'Ein Meter Platte: auf der einen Seite das Becken, auf der anderen Platz für einen Korb, einen Strauß oder ein Kind, das gekämmt wird.',
    ),
    construction: built,
  },
  {
    ...line,
    uid: 'RV-4120',
    slug: 'garrigue-120',
    size: [120, 38, 48],
    finishes: ['limedOak', 'oak', 'smokedOak'],
    heading: same('Garrigue 120'),
    description: words(
      'Meuble suspendu en chêne blanchi, deux tiroirs, vasque à poser',
      'Zwevend meubel in witgekalkt eiken, twee laden, opbouwkom',
      'Limed oak wall-hung unit, two drawers, countertop basin',
      'Gekalkte Eiche, wandhängend, zwei Schubladen, Aufsatzbecken',
    ),
    story: words(
      'Le chêne frotté à la chaux, comme les plafonds des mas. Deux tiroirs à queues d’aronde, dont un reste sans siphon et garde toute sa hauteur.',
      'Eiken, met kalk ingewreven zoals de plafonds van oude hoeves. Twee laden met zwaluwstaarten, waarvan er één zonder sifon haar volle hoogte houdt.',
      'Oak rubbed with lime, like the ceilings of southern farmhouses. Two dovetailed drawers, one of which has no trap to go round and keeps its full height.',
      'Eiche, mit Kalk eingerieben wie die Decken alter Bauernhäuser. Zwei gezinkte Schubladen; eine bleibt ohne Siphon und behält ihre volle Höhe.',
    ),
    construction: { ...built, columns: 2 },
  },
  {
    ...line,
    subType: 'Double vasque',
    uid: 'RV-4140',
    slug: 'garrigue-140',
    size: [140, 38, 48],
    finishes: ['oak', 'smokedOak'],
    heading: same('Garrigue 140'),
    description: words(
      'Meuble suspendu en chêne huilé, deux tiroirs, deux vasques à poser',
      'Zwevend meubel in geolied eiken, twee laden, twee opbouwkommen',
      'Oiled oak wall-hung unit, two drawers, two countertop basins',
      'Geölte Eiche, wandhängend, zwei Schubladen, zwei Aufsatzbecken',
    ),
    story: words(
      'Le plateau est d’une seule pièce, nœuds compris. Deux vasques s’y posent où vous voulez : le perçage se fait à la commande.',
      'Het blad is uit één stuk, met knoesten en al. De twee waskommen komen waar u wilt: het boren gebeurt op bestelling.',
      'The top is a single piece, knots included. The two bowls go where you like: the holes are drilled to order.',
      'Die Platte ist aus einem Stück, Äste inbegriffen. Die beiden Becken stehen, wo Sie möchten: Gebohrt wird auf Bestellung.',
    ),
    construction: { ...built, columns: 2, basins: 2 },
  },
  {
    ...line,
    subType: 'Double vasque',
    uid: 'RV-4160',
    slug: 'garrigue-160',
    size: [160, 38, 48],
    finishes: ['oak', 'limedOak', 'smokedOak'],
    heading: same('Garrigue 160'),
    description: words(
      'Long meuble en chêne huilé, trois tiroirs, deux vasques à poser',
      'Lang meubel in geolied eiken, drie laden, twee opbouwkommen',
      'Long oiled oak unit, three drawers, two countertop basins',
      'Langes Möbel in geölter Eiche, drei Schubladen, zwei Aufsatzbecken',
    ),
    story: words(
      'Pour cette longueur, nous attendons le bon arbre : un plateau d’un mètre soixante sans cœur ni fente. Comptez dix semaines, et un troisième tiroir pour patienter.',
      'Voor deze lengte wachten we op de juiste boom: een blad van een meter zestig zonder hart of scheur. Reken op tien weken, en op een derde lade als troost.',
      'For this length we wait for the right tree: a top of a metre sixty without heart or split. Allow ten weeks, and take the third drawer as consolation.',
      'Für diese Länge warten wir auf den richtigen Baum: eine Platte von einem Meter sechzig ohne Kern und Riss. Rechnen Sie mit zehn Wochen; zum Trost gibt es eine dritte Schublade.',
    ),
    construction: { ...built, columns: 3, basins: 2 },
  },
]);
