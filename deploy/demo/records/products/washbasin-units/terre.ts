import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';
import { withLayout } from '../layout.ts';
import { same } from '../names.ts';

const line = {
  type: 'Meuble sous-vasque',
  subType: 'Suspendu',
  line: 'terre',
  collection: 'terre',
  otherMaterials: { 'pierre-de-synthese': 3 },
  handles: ['gorge', 'bouton-ceramique', 'anneau-cuivre', 'barre-laiton'],
  washbasins: ['plan-pierre-argile', 'plan-pierre', 'vasque-basse-terrazzo'],
};
const built = { kind: 'unit', columns: 2, rows: 1, basins: 1, basin: 'integrated', mirror: 'pebble' } as const;

/** Terre: low and wide, in the colours of what one digs up. */
export const terre: ProductRecord[] = withLayout([
  {
    ...line,
    uid: 'RV-13120',
    slug: 'terre-120',
    size: [120, 32, 50],
    finishes: ['terracotta', 'clay', 'sand'],
    heading: same('Terre 120'),
    description: words(
      'Meuble bas suspendu, deux tiroirs, terre cuite',
      'Laag zwevend meubel, twee laden, terracotta',
      'Low wall-hung unit, two drawers, terracotta',
      'Niedriges Wandmöbel, zwei Schubladen, Terrakotta',
    ),
    story: words(
      'Trente-deux centimètres de haut, cinquante de profond : une banquette plus qu’un meuble. La laque a la couleur d’un pot resté au soleil.',
      'Tweeëndertig centimeter hoog, vijftig diep: eerder een bank dan een kast. De lak heeft de kleur van een bloempot in de zon.',
      'Thirty-two centimetres high, fifty deep: a bench more than a cupboard. The lacquer is the colour of a flowerpot left in the sun.',
      'Zweiunddreißig Zentimeter hoch, fünfzig tief: mehr Bank als Schrank. Der Lack hat die Farbe eines Blumentopfs, der in der Sonne stand.',
    ),
    construction: built,
  },
  {
    ...line,
    uid: 'RV-13140',
    slug: 'terre-140',
    size: [140, 32, 50],
    finishes: ['clay', 'terracotta', 'chalkStone'],
    heading: same('Terre 140'),
    description: words(
      'Meuble bas suspendu, deux tiroirs, pierre argile',
      'Laag zwevend meubel, twee laden, kleikleurige steen',
      'Low wall-hung unit, two drawers, clay stone',
      'Niedriges Wandmöbel, zwei Schubladen, Stein in Ton',
    ),
    story: words(
      'Façades, plan et vasque de la même pierre teintée dans la masse. À un mètre quarante, la cuve s’étire assez pour laver un pull ou un petit chien.',
      'Fronten, blad en kom uit dezelfde, door en door gekleurde steen. Op een meter veertig is de kom lang genoeg voor een trui of een kleine hond.',
      'Fronts, top and basin in one stone, coloured right through. At a metre forty the basin stretches far enough to wash a jumper, or a small dog.',
      'Fronten, Platte und Becken aus demselben durchgefärbten Stein. Bei einem Meter vierzig reicht das Becken für einen Pullover oder einen kleinen Hund.',
    ),
    construction: built,
  },
  {
    ...line,
    uid: 'RV-13160',
    slug: 'terre-160',
    size: [160, 32, 50],
    finishes: ['brick', 'terracotta', 'clay'],
    heading: same('Terre 160'),
    description: words(
      'Meuble bas suspendu, trois tiroirs, rouge brique',
      'Laag zwevend meubel, drie laden, baksteenrood',
      'Low wall-hung unit, three drawers, brick red',
      'Niedriges Wandmöbel, drei Schubladen, Ziegelrot',
    ),
    story: words(
      'Trois tiroirs larges comme des plateaux de service. Celui du milieu reçoit une prise, pour la brosse à dents et ce qui se recharge la nuit.',
      'Drie laden, breed als dienbladen. De middelste krijgt een stopcontact, voor de tandenborstel en alles wat ’s nachts oplaadt.',
      'Three drawers as wide as serving trays. The middle one has a socket, for the toothbrush and whatever else charges overnight.',
      'Drei Schubladen, breit wie Serviertabletts. Die mittlere hat eine Steckdose, für die Zahnbürste und was sonst nachts lädt.',
    ),
    construction: { ...built, columns: 3 },
  },
  {
    ...line,
    subType: 'Double vasque',
    uid: 'RV-13180',
    slug: 'terre-180',
    size: [180, 32, 50],
    finishes: ['chalkStone', 'clay', 'terracotta'],
    washbasins: ['plan-pierre-double', 'plan-pierre-argile'],
    heading: same('Terre 180'),
    description: words(
      'Meuble bas suspendu, trois tiroirs, deux vasques, pierre craie',
      'Laag zwevend meubel, drie laden, twee wastafels, krijtsteen',
      'Low wall-hung unit, three drawers, two basins, chalk stone',
      'Niedriges Wandmöbel, drei Schubladen, zwei Becken, Kreidestein',
    ),
    story: words(
      'Un mètre quatre-vingts de pierre claire, portés par six consoles d’acier que l’on ne voit jamais. Le mur doit être plein : demandez d’abord au maçon, puis à nous.',
      'Een meter tachtig lichte steen, gedragen door zes stalen consoles die u nooit ziet. De muur moet massief zijn: vraag het eerst aan de metselaar, daarna aan ons.',
      'A metre eighty of pale stone, carried by six steel brackets that are never seen. The wall has to be solid: ask the builder first, then us.',
      'Ein Meter achtzig heller Stein, getragen von sechs Stahlkonsolen, die man nie sieht. Die Wand muss massiv sein: Fragen Sie zuerst den Maurer, dann uns.',
    ),
    construction: { ...built, columns: 3, basins: 2 },
  },
]);
