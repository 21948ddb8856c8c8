import { sanitisedBlock } from '../content-api/sanitise.ts';
import type { material, page, product, productMaterial, productType } from '../content-api/tables.ts';
import { pages } from './pages.ts';
import { pictureOf } from './picture-of.ts';
import { collections } from './records/collections.ts';
import { type Finish, finishes } from './records/finishes.ts';
import { materials } from './records/materials.ts';
import type { ProductRecord } from './records/product-record.ts';
import { productTypes } from './records/product-types.ts';
import { products } from './records/products.ts';

export { collectionRows } from './rows/collections.ts';

/** The records of the demonstration brand as rows of the content tables. */

export const materialRows: (typeof material.$inferInsert)[] = materials.map((record, position) => ({
  ...record,
  position,
}));

export const productTypeRows: (typeof productType.$inferInsert)[] = productTypes.flatMap(
  ({ subTypes, ...type }, position) => [
    { ...type, position },
    ...subTypes.map((subType, place) => ({ ...subType, parent: type.value, position: place })),
  ],
);

export const productRows: (typeof product.$inferInsert)[] = products.map((record, position) => {
  const { uid, slug, type, subType, heading, description, story, collection } = record;
  const [width, height, depth] = record.size;
  return {
    uid,
    slug,
    position,
    heading,
    description,
    descriptionDigital: story,
    colorScheme: collections.find(({ id }) => id === collection)?.colorScheme ?? 'dark',
    productType: type,
    productSubType: subType,
    width,
    height,
    depth,
    colorFamilies: [...new Set(finishesOf(record).map(({ color }) => color))],
    collectionId: collection,
    heroDesktop: pictureOf.productHero(slug, heading),
    heroMobile: pictureOf.productHeroMobile(slug, heading),
    card: pictureOf.productCard(slug, heading),
  };
});

export const productMaterialRows: (typeof productMaterial.$inferInsert)[] = products.flatMap((record) =>
  [...colorCounts(record)].map(([material, colorCount]) => ({ uid: record.uid, material, colorCount })),
);

export const pageRows: (typeof page.$inferInsert)[] = pages.map(({ path, seo, blocks }) => ({
  path,
  seo,
  blocks: blocks.map(sanitisedBlock),
}));

function finishesOf(record: ProductRecord): Finish[] {
  return record.finishes.map((name) => finishes[name]);
}

/** How many colours there are of each material of a product. */
function colorCounts(record: ProductRecord): Map<string, number> {
  const counts = new Map(Object.entries(record.otherMaterials ?? {}));
  for (const { material } of finishesOf(record)) counts.set(material, (counts.get(material) ?? 0) + 1);
  return counts;
}
