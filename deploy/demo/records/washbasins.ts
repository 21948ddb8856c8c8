import type { Localised } from '../../content-api/content.ts';
import type { FinishName } from './finishes.ts';
import { words } from './words.ts';

export interface WashbasinRecord {
  id: string;
  heading: Localised;
  description: Localised;
  /** A path of the content system. */
  link: string;
  /** What its picture shows: its shape, the shade that it is in, the finish that it stands on, and its tap. */
  drawing: {
    shape: 'slab' | 'double' | 'bowl' | 'oval' | 'square' | 'low' | 'small';
    shade: string;
    on: FinishName;
    tap: FinishName;
    /** The basin of a stone top is carved, straight down; or it falls gently to a slit at the back. */
    sloping?: true;
  };
}

/** The washbasins that units carry. */
export const washbasins: WashbasinRecord[] = [
  {
    id: 'plan-ceramique',
    heading: words('Plan céramique', 'Keramisch blad', 'Ceramic top', 'Keramikwaschtisch'),
    description: words(
      'Vasque et plan cuits d’une seule pièce. Douze millimètres au bord, aucun joint, un débord qui protège la façade.',
      'Kom en blad samen gebakken uit één stuk. Twaalf millimeter aan de rand, geen voegen, een overstek dat het front beschermt.',
      'Basin and top fired in one piece. Twelve millimetres at the edge, no joint, and a lip that keeps the front dry.',
      'Becken und Platte aus einem Brand. Zwölf Millimeter an der Kante, keine Fuge, ein Überstand, der die Front trocken hält.',
    ),
    link: '/article/la-ceramique-blanche',
    drawing: { shape: 'slab', shade: 'ceramique-blanche', on: 'oak', tap: 'steel' },
  },
  {
    id: 'plan-ceramique-double',
    heading: words('Plan céramique double', 'Dubbel keramisch blad', 'Double ceramic top', 'Keramik-Doppelwaschtisch'),
    description: words(
      'Deux cuves à soixante centimètres l’une de l’autre, d’axe en axe : les coudes ont leur place.',
      'Twee kommen, zestig centimeter van hart tot hart: zo krijgen ook de ellebogen hun plaats.',
      'Two basins sixty centimetres apart, centre to centre, which is what a pair of elbows needs.',
      'Zwei Becken mit sechzig Zentimetern Achsabstand. So viel brauchen vier Ellbogen.',
    ),
    link: '/article/ranger-a-deux',
    drawing: { shape: 'double', shade: 'ceramique-blanche', on: 'oak', tap: 'steel' },
  },
  {
    id: 'plan-ceramique-mat',
    heading: words('Plan céramique mat', 'Mat keramisch blad', 'Matt ceramic top', 'Keramikwaschtisch matt'),
    description: words(
      'Le même plan, sous un émail mat couleur sable. Il boit la lumière au lieu de la renvoyer.',
      'Hetzelfde blad met een mat zandkleurig glazuur. Het neemt het licht op in plaats van het te weerkaatsen.',
      'The same top under a matt, sand-coloured glaze, which takes in the light instead of throwing it back.',
      'Derselbe Waschtisch unter einer matten, sandfarbenen Glasur, die Licht aufnimmt, statt es zurückzuwerfen.',
    ),
    link: '/article/la-ceramique-blanche',
    drawing: { shape: 'slab', shade: 'ceramique-sable', on: 'walnut', tap: 'blackMetal' },
  },
  {
    id: 'plan-pierre',
    heading: words(
      'Plan en pierre de synthèse',
      'Blad van composietsteen',
      'Solid surface top',
      'Waschtisch aus Mineralwerkstoff',
    ),
    description: words(
      'Une cuve collée sans raccord visible dans un plan de dix-huit millimètres. Une rayure se ponce.',
      'Een kom die onzichtbaar in een blad van achttien millimeter is verlijmd. Een kras schuurt u weg.',
      'A basin bonded without a visible seam into an eighteen-millimetre top. A scratch is sanded out.',
      'Ein Becken, ohne sichtbare Naht in eine achtzehn Millimeter starke Platte geklebt. Kratzer werden ausgeschliffen.',
    ),
    link: '/article/pierre-de-synthese',
    drawing: { shape: 'slab', shade: 'pierre-blanche', on: 'smokedOak', tap: 'blackMetal' },
  },
  {
    id: 'plan-pierre-argile',
    heading: words('Plan argile', 'Blad in kleikleur', 'Clay top', 'Waschtisch in Ton'),
    description: words(
      'La pierre de synthèse teintée dans la masse, ton argile. La cuve descend en pente douce, sans bonde apparente.',
      'Composietsteen, door en door gekleurd in kleitint. De kom loopt zacht af naar een verborgen afvoer.',
      'Solid surface coloured right through, in clay. The basin slopes gently to a concealed waste.',
      'Durchgefärbter Mineralwerkstoff im Ton der Erde. Das Becken fällt sanft zu einem verdeckten Ablauf ab.',
    ),
    link: '/article/pierre-de-synthese',
    drawing: { shape: 'slab', shade: 'pierre-argile', on: 'limedOak', tap: 'brass', sloping: true },
  },
  {
    id: 'plan-pierre-double',
    heading: words(
      'Plan en pierre, deux cuves',
      'Stenen blad, twee kommen',
      'Solid surface top, two basins',
      'Mineralwerkstoff, zwei Becken',
    ),
    description: words(
      'Deux cuves creusées dans la longueur, un bord commun pour le savon. La jonction se cherche du doigt.',
      'Twee kommen in één lang blad, met een gedeelde rand voor de zeep. De naad zoekt u met uw vinger.',
      'Two basins in one long top, and a shared ledge for the soap. You would have to feel for the seam.',
      'Zwei Becken in einer langen Platte, dazwischen ein gemeinsamer Rand für die Seife. Die Naht muss man ertasten.',
    ),
    link: '/article/pierre-de-synthese',
    drawing: { shape: 'double', shade: 'pierre-blanche', on: 'fog', tap: 'blackMetal' },
  },
  {
    id: 'vasque-gres',
    heading: words(
      'Vasque de grès tournée',
      'Gedraaide waskom van gres',
      'Thrown stoneware bowl',
      'Gedrehte Steinzeugschale',
    ),
    description: words(
      'Tournée à la main dans la Drôme, quarante et un centimètres de diamètre. Deux ne sont jamais pareilles.',
      'Met de hand gedraaid in de Drôme, eenenveertig centimeter doorsnede. Geen twee zijn gelijk.',
      'Thrown by hand in the Drôme, forty-one centimetres across. No two are quite alike.',
      'In der Drôme von Hand gedreht, einundvierzig Zentimeter Durchmesser. Keine gleicht ganz der anderen.',
    ),
    link: '/article/une-ceramiste-en-drome',
    drawing: { shape: 'bowl', shade: 'gres-naturel', on: 'oak', tap: 'brass' },
  },
  {
    id: 'vasque-blanche',
    heading: words('Vasque posée blanche', 'Witte opbouwkom', 'White countertop bowl', 'Weißes Aufsatzbecken'),
    description: words(
      'Un bord de cinq millimètres, un émail blanc brillant. Elle se pose à treize centimètres au-dessus du plan.',
      'Een rand van vijf millimeter en een glanzend wit glazuur. Ze staat dertien centimeter boven het blad.',
      'A five-millimetre rim and a glossy white glaze. It stands thirteen centimetres above the top.',
      'Fünf Millimeter Rand, glänzend weiß glasiert. Es steht dreizehn Zentimeter über der Platte.',
    ),
    link: '/article/bien-placer-le-miroir',
    drawing: { shape: 'bowl', shade: 'ceramique-blanche', on: 'oak', tap: 'blackMetal' },
  },
  {
    id: 'vasque-noire',
    heading: words('Vasque posée noire', 'Zwarte opbouwkom', 'Black countertop bowl', 'Schwarzes Aufsatzbecken'),
    description: words(
      'Un émail noir mat qui demande un chiffon après usage, et le rend bien.',
      'Een mat zwart glazuur dat na gebruik om een doek vraagt, en daar veel voor teruggeeft.',
      'A matt black glaze. It asks for a wipe after use, and repays it.',
      'Eine mattschwarze Glasur. Nach Gebrauch möchte sie ein Tuch sehen, und sie dankt es.',
    ),
    link: '/article/calcaire-et-robinets',
    drawing: { shape: 'bowl', shade: 'ceramique-noire', on: 'walnut', tap: 'brass' },
  },
  {
    id: 'vasque-ovale',
    heading: words('Vasque ovale', 'Ovale waskom', 'Oval basin', 'Ovales Becken'),
    description: words(
      'Cinquante-huit sur trente-six : assez longue pour deux mains d’adulte ou quatre mains d’enfant.',
      'Achtenvijftig op zesendertig: lang genoeg voor twee volwassen handen of vier kinderhanden.',
      'Fifty-eight by thirty-six: long enough for two grown-up hands or four small ones.',
      'Achtundfünfzig mal sechsunddreißig: Platz für zwei große Hände oder vier kleine.',
    ),
    link: '/inspiration/salle-d-eau-des-enfants',
    drawing: { shape: 'oval', shade: 'ceramique-sable', on: 'limedOak', tap: 'blackMetal' },
  },
  {
    id: 'vasque-carree',
    heading: words('Vasque carrée', 'Vierkante waskom', 'Square basin', 'Quadratisches Becken'),
    description: words(
      'Des angles adoucis au rayon de trente millimètres : la ligne reste nette, l’éponge passe partout.',
      'Hoeken met een straal van dertig millimeter: de lijn blijft strak en de spons komt overal bij.',
      'Corners softened to a thirty-millimetre radius: a clean line that a sponge can still follow.',
      'Ecken mit dreißig Millimetern Radius: Die Linie bleibt klar, und der Schwamm kommt überallhin.',
    ),
    link: '/article/nettoyer-un-plan-vasque',
    drawing: { shape: 'square', shade: 'ceramique-blanche', on: 'smokedOak', tap: 'steel' },
  },
  {
    id: 'vasque-basse-terrazzo',
    heading: words(
      'Vasque basse, terrazzo',
      'Lage waskom, terrazzo',
      'Low basin, terrazzo',
      'Flaches Becken, Terrazzo',
    ),
    description: words(
      'Huit centimètres de haut, des éclats de marbre pris dans la pierre de synthèse : les chutes d’un marbrier de Carrare.',
      'Acht centimeter hoog, met marmerscherven in composietsteen: de resten van een steenhouwer in Carrara.',
      'Eight centimetres high, with marble chips set in solid surface, from the offcuts of a mason in Carrara.',
      'Acht Zentimeter hoch, mit Marmorsplittern im Mineralwerkstoff: Reste eines Steinmetzes in Carrara.',
    ),
    link: '/article/les-chutes-de-bois',
    drawing: { shape: 'low', shade: 'terrazzo', on: 'walnut', tap: 'blackMetal' },
  },
  {
    id: 'lave-mains',
    heading: words(
      'Lave-mains céramique',
      'Keramisch fonteintje',
      'Ceramic cloakroom basin',
      'Keramik-Handwaschbecken',
    ),
    description: words(
      'Vingt-huit centimètres de cuve, robinet sur le côté. Pour les pièces où l’on ne fait que passer.',
      'Een kom van achtentwintig centimeter met de kraan opzij. Voor kamers waar u maar even binnenloopt.',
      'A twenty-eight-centimetre basin with its tap to one side, for rooms that one only passes through.',
      'Achtundzwanzig Zentimeter Becken, die Armatur seitlich. Für Räume, in denen man sich nicht lange aufhält.',
    ),
    link: '/article/cinq-metres-carres',
    drawing: { shape: 'small', shade: 'ceramique-blanche', on: 'white', tap: 'steel' },
  },
];
