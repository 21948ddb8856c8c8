import type { material, productType } from '../../content-api/tables.ts';
import { materials } from '../records/materials.ts';
import { productTypes } from '../records/product-types.ts';

/** The materials as rows of their content table. */
export const materialRows: (typeof material.$inferInsert)[] = materials.map((record, position) => ({
  ...record,
  position,
}));

/** The types of products, each followed by its sub types. */
export const productTypeRows: (typeof productType.$inferInsert)[] = productTypes.flatMap(
  ({ subTypes, ...type }, position) => [
    { ...type, position },
    ...subTypes.map((subType, place) => ({ ...subType, parent: type.value, position: place })),
  ],
);
