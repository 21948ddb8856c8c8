import type { Database } from '../../database/index.ts';
import { product, productType } from '../tables.ts';
import { bareProduct } from '../testing.ts';
import { inBatches } from '../writing/upsert.ts';

/**
 * The catalogue of another shop, for tests and measurements of the search: made by rule, always the same. Its names are as
 * furnishing shops have them (a line, a kind, what it has, its colour), and its descriptions name other kinds, which go with
 * it. `questions-under-test.ts` asks for what is in it.
 */

export const shopLanguages = ['en', 'de'] as const;
export type ShopLanguage = (typeof shopLanguages)[number];

/** In each department kinds: English, plural, German, plural. A kind may be a part of the name of another one. */
const departments: Record<string, string> = {
  'Seating|Sitzmöbel': `chair,chairs,Stuhl,Stühle; armchair,armchairs,Sessel,Sessel; children's chair,children's chairs,Kinderstuhl,Kinderstühle
    chair cushion,chair cushions,Stuhlkissen,Stuhlkissen; swivel chair,swivel chairs,Drehstuhl,Drehstühle; high chair,high chairs,Hochstuhl,Hochstühle
    bench,benches,Bank,Bänke; children's stool,children's stools,Kinderhocker,Kinderhocker; bar stool,bar stools,Barhocker,Barhocker
    stool,stools,Hocker,Hocker; sofa,sofas,Sofa,Sofas; sofa cover,sofa covers,Sofabezug,Sofabezüge; armrest,armrests,Armlehne,Armlehnen
    corner sofa,corner sofas,Ecksofa,Ecksofas; sofa bed,sofa beds,Schlafsofa,Schlafsofas; footstool,footstools,Fußhocker,Fußhocker`,
  'Tables and desks|Tische': `table,tables,Tisch,Tische; side table,side tables,Beistelltisch,Beistelltische; table lamp,table lamps,Tischlampe,Tischlampen
    coffee table,coffee tables,Couchtisch,Couchtische; table top,table tops,Tischplatte,Tischplatten; table leg,table legs,Tischbein,Tischbeine
    desk,desks,Schreibtisch,Schreibtische; bedside table,bedside tables,Nachttisch,Nachttische; tablecloth,tablecloths,Tischdecke,Tischdecken
    trestle,trestles,Tischbock,Tischböcke; drawer unit,drawer units,Schubladenelement,Schubladenelemente`,
  'Bedroom|Schlafzimmer': `bed,beds,Bett,Betten; bed frame,bed frames,Bettgestell,Bettgestelle; bed frame with slats,bed frames with slats,Bettgestell mit Lattenrost,Bettgestelle mit Lattenrost
    mattress,mattresses,Matratze,Matratzen; mattress cover,mattress covers,Matratzenbezug,Matratzenbezüge; slatted base,slatted bases,Lattenrost,Lattenroste
    headboard,headboards,Kopfteil,Kopfteile; pillow,pillows,Kopfkissen,Kopfkissen; pillowcase,pillowcases,Kissenbezug,Kissenbezüge
    duvet,duvets,Bettdecke,Bettdecken; duvet cover,duvet covers,Bettbezug,Bettbezüge; bunk bed,bunk beds,Etagenbett,Etagenbetten
    day bed,day beds,Tagesbett,Tagesbetten; bed storage box,bed storage boxes,Bettkasten,Bettkästen; fitted sheet,fitted sheets,Spannbettlaken,Spannbettlaken`,
  'Storage|Aufbewahrung': `wardrobe,wardrobes,Kleiderschrank,Kleiderschränke; bookcase,bookcases,Bücherregal,Bücherregale; shelf,shelves,Regalboden,Regalböden
    wall shelf,wall shelves,Wandregal,Wandregale; shelving unit,shelving units,Regal,Regale; TV bench,TV benches,TV-Bank,TV-Bänke
    chest of drawers,chests of drawers,Kommode,Kommoden; drawer,drawers,Schublade,Schubladen; drawer insert,drawer inserts,Schubladeneinsatz,Schubladeneinsätze
    cabinet,cabinets,Schrank,Schränke; cabinet door,cabinet doors,Schranktür,Schranktüren; shoe cabinet,shoe cabinets,Schuhschrank,Schuhschränke
    sideboard,sideboards,Sideboard,Sideboards; storage box,storage boxes,Aufbewahrungskiste,Aufbewahrungskisten; basket,baskets,Korb,Körbe
    hook,hooks,Haken,Haken; hat rack,hat racks,Hutablage,Hutablagen; clothes rack,clothes racks,Kleiderständer,Kleiderständer
    glass door,glass doors,Glastür,Glastüren; glass-door cabinet,glass-door cabinets,Vitrine,Vitrinen; ladder,ladders,Leiter,Leitern`,
  'Lighting|Beleuchtung': `floor lamp,floor lamps,Standleuchte,Standleuchten; lamp shade,lamp shades,Lampenschirm,Lampenschirme; pendant lamp,pendant lamps,Hängeleuchte,Hängeleuchten
    wall lamp,wall lamps,Wandleuchte,Wandleuchten; light bulb,light bulbs,Glühbirne,Glühbirnen; candle,candles,Kerze,Kerzen
    candle holder,candle holders,Kerzenständer,Kerzenständer; lantern,lanterns,Laterne,Laternen; work lamp,work lamps,Arbeitsleuchte,Arbeitsleuchten`,
  'Kitchen|Küche': `plate,plates,Teller,Teller; deep plate,deep plates,tiefer Teller,tiefe Teller; bowl,bowls,Schüssel,Schüsseln
    knife,knives,Messer,Messer; knife block,knife blocks,Messerblock,Messerblöcke; fork,forks,Gabel,Gabeln; spoon,spoons,Löffel,Löffel
    pot,pots,Topf,Töpfe; plant pot,plant pots,Blumentopf,Blumentöpfe; frying pan,frying pans,Bratpfanne,Bratpfannen; lid,lids,Deckel,Deckel
    glass,glasses,Glas,Gläser; wine glass,wine glasses,Weinglas,Weingläser; jug,jugs,Krug,Krüge; cup,cups,Tasse,Tassen; saucer,saucers,Untertasse,Untertassen
    kitchen island,kitchen islands,Kücheninsel,Kücheninseln; worktop,worktops,Arbeitsplatte,Arbeitsplatten; dish towel,dish towels,Geschirrtuch,Geschirrtücher
    chopping board,chopping boards,Schneidebrett,Schneidebretter; teapot,teapots,Teekanne,Teekannen`,
  'Textiles|Textilien': `rug,rugs,Teppich,Teppiche; curtain,curtains,Vorhang,Vorhänge; curtain rod,curtain rods,Gardinenstange,Gardinenstangen
    cushion,cushions,Kissen,Kissen; cushion cover,cushion covers,Kissenhülle,Kissenhüllen; throw,throws,Plaid,Plaids; towel,towels,Handtuch,Handtücher
    bath mat,bath mats,Badematte,Badematten; towel rail,towel rails,Handtuchhalter,Handtuchhalter; roller blind,roller blinds,Rollo,Rollos`,
  'Decoration|Dekoration': `mirror,mirrors,Spiegel,Spiegel; vase,vases,Vase,Vasen; frame,frames,Rahmen,Rahmen; picture,pictures,Bild,Bilder
    picture ledge,picture ledges,Bilderleiste,Bilderleisten; clock,clocks,Uhr,Uhren; wall clock,wall clocks,Wanduhr,Wanduhren; alarm clock,alarm clocks,Wecker,Wecker
    mirror cabinet,mirror cabinets,Spiegelschrank,Spiegelschränke; poster,posters,Poster,Poster; artificial flower,artificial flowers,Kunstblume,Kunstblumen`,
};

export interface ShopKind {
  type: Record<ShopLanguage, string>;
  one: Record<ShopLanguage, string>;
  many: Record<ShopLanguage, string>;
}

export const shopKinds: ShopKind[] = Object.entries(departments).flatMap(([department, kinds]) => {
  const [en = '', de = ''] = department.split('|');
  const type = { en, de };
  return kinds.split(/[;\n]/).map((line) => {
    const [one = '', many = '', eins = '', viele = ''] = line.trim().split(',');
    return { type, one: { en: one, de: eins }, many: { en: many, de: viele } };
  });
});

const lines =
  'Askov Brenna Calden Dovra Elvik Fjalla Grindal Hovda Isterne Jaspund Kolvik Lunde Mossby Nerval Ostrup Pelling Querum Risnes Solvang Tarnby Ulsrud Varmen Wessel Yttran Zorneby Almhult Borrik Crona Dalsene Ekerum'.split(
    ' ',
  );
const colours = [
  ['white', 'weiß'],
  ['black', 'schwarz'],
  ['dark grey', 'dunkelgrau'],
  ['oak effect', 'Eichenachbildung'],
  ['beige', 'beige'],
  ['birch', 'Birke'],
  ['light blue', 'hellblau'],
  ['green', 'grün'],
] as const;
const extras = [
  ['', ''],
  ['', ''],
  [' outdoor', ' für draußen'],
  [' with storage', ' mit Stauraum'],
  [' with cover', ' mit Bezug'],
  [' foldable', ' klappbar'],
  [' set of 2', ' 2er-Set'],
] as const;

/** Sentences of descriptions; `{a}` and `{b}` are other kinds, `{this}` its own. */
const sentences = [
  ['Goes well with a {a} or a {b} of the same series.', 'Passt zu {a} oder {b} derselben Serie.'],
  ['You can place it beside your {a}.', 'Lässt sich neben {a} aufstellen.'],
  ['Easy to keep clean; wipe with a damp cloth.', 'Leicht sauber zu halten; mit einem feuchten Tuch abwischen.'],
  ['May be completed with {a}.', 'Kann mit {a} ergänzt werden.'],
  ['A {this} that gives you plenty of room for everyday life.', '{this} mit viel Platz für den Alltag.'],
  ['Made of solid wood, a durable natural material.', 'Aus Massivholz, einem strapazierfähigen Naturmaterial.'],
  [
    'Also fits a small room where a {a} takes too much space.',
    'Auch für kleine Räume, in denen {a} zu viel Platz braucht.',
  ],
  ['Tested for use at home; the {a} is sold separately.', 'Für zu Hause getestet; {a} wird separat verkauft.'],
] as const;

/** How its names are put together. */
export const namings = {
  /** "Brenna bed frame foldable, white" */
  lineFirst: (line: string, kind: string, extra: string, colour: string) => `${line} ${kind}${extra}, ${colour}`,
  /** "Bed frame foldable, white" */
  kindAlone: (_line: string, kind: string, extra: string, colour: string) => `${kind}${extra}, ${colour}`,
  /** "Bed frame Brenna foldable white" */
  kindFirst: (line: string, kind: string, extra: string, colour: string) => `${kind} ${line}${extra} ${colour}`,
};
export type Naming = keyof typeof namings;

export interface ShopProduct {
  uid: string;
  kind: ShopKind;
  line: string;
  heading: Record<ShopLanguage, string>;
  description: Record<ShopLanguage, string>;
}

/** Picks the next of a list, always the same ones in the same order. */
export function picker(seed: number): <Item>(items: readonly Item[]) => Item {
  let state = seed;
  return (items) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    const item = items[Math.floor((state / 4_294_967_296) * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  };
}

/** So many products of the shop. */
export function shopProducts(count: number, naming: Naming): ShopProduct[] {
  const pick = picker(count);
  return Array.from({ length: count }, (_, index) => {
    const [kind, line, colour, extra] = [pick(shopKinds), pick(lines), pick(colours), pick(extras)];
    const [a, b] = [pick(shopKinds.filter(({ type }) => type === kind.type)), pick(shopKinds)];
    const told = [pick(sentences), pick(sentences), pick(sentences)];
    const name = (language: ShopLanguage, which: 0 | 1) => {
      const text = namings[naming](line, kind.one[language], extra[which], colour[which]);
      return text.charAt(0).toUpperCase() + text.slice(1);
    };
    const text = (language: ShopLanguage, which: 0 | 1) =>
      told
        .map((sentence) => sentence[which])
        .join(' ')
        .replaceAll('{a}', a.one[language])
        .replaceAll('{b}', b.one[language])
        .replaceAll('{this}', kind.one[language]);
    return {
      uid: `S-${index}`,
      kind,
      line,
      heading: { en: name('en', 0), de: name('de', 1) },
      description: { en: text('en', 0), de: text('de', 1) },
    };
  });
}

/** Writes them to a database, with their departments as types. */
export async function writeShop(db: Database, products: readonly ShopProduct[]): Promise<void> {
  const types = new Map(products.map(({ kind }) => [kind.type.en, kind.type]));
  await db
    .insert(productType)
    .values([...types].map(([value, name], position) => ({ value, name: { fr: value, ...name }, position })));
  for (const rows of inBatches(products.map((one, position) => rowOf(one, position))))
    await db.insert(product).values(rows);
}

const rowOf = ({ uid, kind, heading, description }: ShopProduct, position: number) => ({
  ...bareProduct(uid, position),
  heading: { fr: heading.en, ...heading },
  description: { fr: description.en, ...description },
  productType: kind.type.en,
});
