import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { colorFamilies } from '../colors.ts';
import type { Localised } from '../content.ts';
import { collection, material, product, productType } from '../tables.ts';
import type { CollectionRecord } from './editorial.ts';
import type { MaterialRecord, TypeRecord } from './products.ts';

/** The smallest and largest size of all products in cm; null where none has one. */
export interface Bounds {
  min: number | null;
  max: number | null;
}

export interface NamedOption {
  value: string;
  name: Localised;
}

export type TypeOption = TypeRecord & { subTypes: TypeRecord[] };

export type DimensionOptions = Record<'width' | 'height' | 'depth', Bounds>;

/** What at least one product can be narrowed to. */
export interface ProductOptions {
  types: TypeOption[];
  collections: CollectionRecord[];
  materials: MaterialRecord[];
  /** Keys of the colour families. */
  colors: string[];
  dimensions: DimensionOptions;
}

export interface ProductOptionSource {
  options(): Promise<ProductOptions>;
}

/** Each option asks whether one product has it, which an index answers however many products there are. */
export const databaseProductOptions = (db: Database): ProductOptionSource => {
  const someProduct = (condition: SQL | undefined) => exists(db.select({ one: sql`1` }).from(product).where(condition));

  async function types() {
    const main = await db
      .select()
      .from(productType)
      .where(and(isNull(productType.parent), someProduct(eq(product.productType, productType.value))))
      .orderBy(productType.position);
    const ofParent = and(eq(product.productType, productType.parent), eq(product.productSubType, productType.value));
    const subTypes = await db.select().from(productType).where(someProduct(ofParent)).orderBy(productType.position);
    return main.map((type) => ({ ...type, subTypes: subTypes.filter(({ parent }) => parent === type.value) }));
  }

  async function colors(): Promise<string[]> {
    const keys = sql.param([...colorFamilies.keys()]);
    const rows = await db
      .select({ key: sql<string>`family.key` })
      .from(sql`unnest(${keys}::text[]) with ordinality as family (key, place)`)
      .where(someProduct(sql`${product.colorFamilies} @> array[family.key]`))
      .orderBy(sql`family.place`);
    return rows.map(({ key }) => key);
  }

  async function dimensions(): Promise<ProductOptions['dimensions']> {
    const bounds = (column: typeof product.width | typeof product.height | typeof product.depth) => ({
      min: sql<number | null>`min(${column})`,
      max: sql<number | null>`max(${column})`,
    });
    const none = { min: null, max: null };
    const [row] = await db
      .select({ width: bounds(product.width), height: bounds(product.height), depth: bounds(product.depth) })
      .from(product);
    return row ?? { width: none, height: none, depth: none };
  }

  return {
    options: async () => ({
      types: await types(),
      collections: await db
        .select()
        .from(collection)
        .where(someProduct(eq(product.collectionId, collection.id)))
        .orderBy(collection.position),
      materials: await db
        .select()
        .from(material)
        .where(someProduct(sql`${product.materialValues} @> array[${material.value}]`))
        .orderBy(material.position),
      colors: await colors(),
      dimensions: await dimensions(),
    }),
  };
};
