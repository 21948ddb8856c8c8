import { sql } from 'drizzle-orm';
import { fallbacks, type Language } from 'shared/i18n';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import { readForAll } from '../../database/wanted.ts';
import { product, productEdition } from '../tables.ts';

/** What many products have in common, and filters ask for. */
export interface ProductKind {
  productType: string;
  productSubType: string | null;
  collectionId: string | null;
  materialValues: readonly string[];
  colorFamilies: readonly string[];
}

/** What a product is filtered and put in order by. */
export interface CatalogueEntry {
  uid: string;
  kind: ProductKind;
  width: number | null;
  height: number | null;
  depth: number | null;
}

/** The schema's ProductSort. */
export type ProductSort = 'CATALOGUE' | 'NARROWEST' | 'WIDEST' | 'NAME';

/** All products, without what is shown of them: some 150 bytes each. */
export interface Catalogue {
  /** The number of the last change of products that it has. */
  edition: number;
  /** In the order of the catalogue. */
  entries: readonly CatalogueEntry[];
  /** How many products are of each kind: a few hundred kinds of a large catalogue. */
  kinds: ReadonlyMap<ProductKind, number>;
  byUid: ReadonlyMap<string, CatalogueEntry>;
  /** The entries in another order; names are sorted by the alphabet of the language. */
  inOrder(sort: ProductSort, language: Language): Promise<readonly CatalogueEntry[]>;
}

/** Answers the products as they are at this moment. */
export type CurrentCatalogue = () => Promise<Catalogue>;

/**
 * Keeps in memory what lists are made from, so that a list, its counts and a page far down read no more of the database than
 * the products that are shown. Triggers count every change of products, by hand too; after one the next caller reads anew.
 */
export function currentCatalogue(db: Database, live: Database): CurrentCatalogue {
  let newest: Promise<Catalogue> | undefined;
  return async () => {
    const [row] = await live.select().from(productEdition);
    const known = newest;
    const edition = (await known?.catch(() => undefined))?.edition ?? -1;
    // Of those who found the same one old, the first begins to read.
    if (newest === known && edition < (row?.edition ?? 0)) newest = readForAll(() => readCatalogue(db));
    return newest ?? readCatalogue(db);
  };
}

const kindShape = z
  .tuple([z.string(), z.nullable(z.string()), z.nullable(z.string()), z.array(z.string()), z.array(z.string())])
  .transform(([productType, productSubType, collectionId, materials, colors]) => ({
    productType,
    productSubType,
    collectionId,
    // A product may say one twice.
    materialValues: [...new Set(materials)],
    colorFamilies: [...new Set(colors)],
  }));
const size = z.nullable(z.number());
const entriesShape = z.array(z.tuple([z.string(), size, size, size, z.string()]));

async function readCatalogue(db: Database): Promise<Catalogue> {
  const { uid, position, width, height, depth } = product;
  const { productType, productSubType, collectionId, materialValues, colorFamilies } = product;
  const kind = sql`json_build_array(${productType}, ${productSubType}, ${collectionId}, ${materialValues}, ${colorFamilies})`;
  const entry = sql`json_build_array(${uid}, ${width}, ${height}, ${depth}, ${kind}::text)`;
  // As one text: the embedded database takes three times as long to hand over so many rows.
  const [row] = await db
    .select({
      edition: productEdition.edition,
      products: sql<string>`(select coalesce(json_agg(${entry} order by ${position}, ${uid}), '[]')::text from ${product})`,
    })
    .from(productEdition);
  const known = new Map<string, ProductKind>();
  const kindOf = (text: string): ProductKind => {
    const kind = known.get(text) ?? kindShape.parse(JSON.parse(text));
    known.set(text, kind);
    return kind;
  };
  const entries = entriesShape
    .parse(JSON.parse(row?.products ?? '[]'))
    .map(([uid, width, height, depth, kind]) => ({ uid, width, height, depth, kind: kindOf(kind) }));
  const byUid = new Map(entries.map((entry) => [entry.uid, entry]));
  const orders = new Map<string, Promise<readonly CatalogueEntry[]>>();
  const sorts: Record<ProductSort, (language: Language) => Promise<readonly CatalogueEntry[]>> = {
    CATALOGUE: async () => entries,
    NARROWEST: async () => byWidth(entries, 1),
    WIDEST: async () => byWidth(entries, -1),
    NAME: async (language) => byName(entries, await namesIn(db, language), language),
  };
  return {
    edition: row?.edition ?? 0,
    entries,
    kinds: countedBy(entries, ({ kind }) => kind),
    byUid,
    inOrder(sort, language) {
      const key = sort === 'NAME' ? `${sort} ${language}` : sort;
      const sorted = orders.get(key) ?? readForAll(() => sorts[sort](language));
      orders.set(key, sorted);
      sorted.catch(() => orders.delete(key));
      return sorted;
    },
  };
}

/** Those without a width come last. */
function byWidth(entries: readonly CatalogueEntry[], sign: 1 | -1): CatalogueEntry[] {
  const place = ({ width }: CatalogueEntry) => (width === null ? Number.MAX_VALUE : sign * width);
  return entries.toSorted((a, b) => place(a) - place(b));
}

/** By the alphabet, without a difference between small and large letters or accents, and 60 before 120. */
function byName(
  entries: readonly CatalogueEntry[],
  names: ReadonlyMap<string, string>,
  language: Language,
): CatalogueEntry[] {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const named = entries.map((entry) => ({ entry, name: names.get(entry.uid) ?? '' }));
  return named.sort((one, other) => compare(one.name, other.name)).map(({ entry }) => entry);
}

/** The names of all products as they are shown in a language, by uid. */
async function namesIn(db: Database, language: Language): Promise<Map<string, string>> {
  const inOrder = fallbacks(language).map((each) => sql`nullif(${product.heading} ->> ${each}, '')`);
  const name = sql<string>`coalesce(${sql.join([...inOrder, sql`''`], sql`, `)})`;
  const rows = await db.select({ uid: product.uid, name }).from(product);
  return new Map(rows.map((row) => [row.uid, row.name]));
}

/** How many of the items have each key. */
export function countedBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
