import { type CurrentCatalogue, countedBy, type ProductKind } from './catalogue.ts';
import { type FilterGroup, meetsRest, meetsValues, type ProductFilter } from './product-filter.ts';

export interface ValueCount {
  value: string;
  count: number;
}

/** The schema's ProductFilterCounts. */
interface ProductCounts {
  types: (ValueCount & { subTypes: ValueCount[] })[];
  collections: ValueCount[];
  materials: ValueCount[];
  colors: ValueCount[];
}

export interface ProductCountSource {
  /** How many products each value would leave beside the rest of a filter. */
  counts(filter: ProductFilter): Promise<ProductCounts>;
}

/** The counts of a faceted search: products are counted by kind, and each facet over the kinds. */
export const catalogueCounts = (current: CurrentCatalogue): ProductCountSource => ({
  async counts(filter) {
    const { entries, kinds } = await current();
    const rest = meetsRest(filter);
    const left = rest ? countedBy(entries.filter(rest), ({ kind }) => kind) : kinds;

    function values(group: FilterGroup, of: (kind: ProductKind) => readonly (string | null)[]): ValueCount[] {
      const meets = meetsValues(filter, group);
      const counts = new Map<string, number>();
      for (const [kind, count] of left)
        if (meets(kind))
          for (const value of of(kind)) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + count);
      return Array.from(counts, ([value, count]) => ({ value, count }));
    }

    return {
      types: values('type', ({ productType }) => [productType]).map((type) => ({
        ...type,
        subTypes: values('type', (kind) => (kind.productType === type.value ? [kind.productSubType] : [])),
      })),
      collections: values('collection', ({ collectionId }) => [collectionId]),
      materials: values('material', ({ materialValues }) => materialValues),
      colors: values('color', ({ colorFamilies }) => colorFamilies),
    };
  },
});
