import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { colorFamilies } from '../colors.ts';
import type { Localised } from '../content.ts';
import { collection, material, productType } from '../tables.ts';
import type { CatalogueEntry, CurrentCatalogue } from './catalogue.ts';
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

/** What products can be narrowed to is what the catalogue in memory has; the database knows its names and their order. */
export const catalogueOptions = (db: Database, current: CurrentCatalogue): ProductOptionSource => ({
  async options() {
    const { entries, kinds } = await current();
    const own = [...kinds.keys()];
    const mainTypes = new Set(own.map(({ productType }) => productType));
    const subTypes = new Set(own.map(({ productType, productSubType }) => pair(productType, productSubType)));
    const colors = new Set(own.flatMap(({ colorFamilies }) => colorFamilies));
    const types = await db.select().from(productType).orderBy(productType.position);
    return {
      types: types
        .filter(({ value, parent }) => parent === null && mainTypes.has(value))
        .map((main) => ({
          ...main,
          subTypes: types.filter(({ value, parent }) => parent === main.value && subTypes.has(pair(parent, value))),
        })),
      collections: await db
        .select()
        .from(collection)
        .where(inArray(collection.id, unique(own.flatMap(({ collectionId }) => collectionId ?? []))))
        .orderBy(collection.position),
      materials: await db
        .select()
        .from(material)
        .where(inArray(material.value, unique(own.flatMap(({ materialValues }) => materialValues))))
        .orderBy(material.position),
      colors: [...colorFamilies.keys()].filter((key) => colors.has(key)),
      dimensions: {
        width: boundsOf(entries, ({ width }) => width),
        height: boundsOf(entries, ({ height }) => height),
        depth: boundsOf(entries, ({ depth }) => depth),
      },
    };
  },
});

const unique = (values: readonly string[]): string[] => [...new Set(values)];
const pair = (type: string, subType: string | null): string => JSON.stringify([type, subType]);

function boundsOf(entries: readonly CatalogueEntry[], sizeOf: (entry: CatalogueEntry) => number | null): Bounds {
  const bounds: Bounds = { min: null, max: null };
  for (const entry of entries) {
    const size = sizeOf(entry);
    if (size === null) continue;
    if (bounds.min === null || size < bounds.min) bounds.min = size;
    if (bounds.max === null || size > bounds.max) bounds.max = size;
  }
  return bounds;
}
