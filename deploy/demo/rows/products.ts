import type { LayoutContent } from '../../content-api/content.ts';
import type { product } from '../../content-api/tables.ts';
import { pictureOf } from '../picture-of.ts';
import { collections } from '../records/collections.ts';
import { handles } from '../records/handles.ts';
import type { ProductRecord } from '../records/product-record.ts';
import { products } from '../records/products.ts';
import { productDocuments } from './product-documents.ts';
import { finishesOf, productMaterials, washbasinShades } from './product-materials.ts';
import { productWashbasins } from './product-washbasins.ts';

/** The catalogue as rows of its content table. */
export const productRows: (typeof product.$inferInsert)[] = products.map((record, position) => {
  const { uid, slug, type, subType, line, heading, description, story, collection } = record;
  const [width, height, depth] = record.size;
  const materials = productMaterials(record);
  const vasques = productWashbasins(record);
  const layout = productLayout(record);
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
    line,
    width,
    height,
    depth,
    colorFamilies: [...new Set(finishesOf(record).map(({ color }) => color))],
    materialValues: materials.map(({ material }) => material),
    materials,
    ...(layout && { layout }),
    ...(vasques && { vasques }),
    documents: productDocuments(record),
    shades: [...washbasinShades(record).flatMap(({ shades }) => shades), ...record.finishes],
    handles: [...(record.handles ?? [])],
    washbasins: [...(record.washbasins ?? [])],
    collectionId: collection,
    heroDesktop: pictureOf.productHero(slug, heading),
    heroMobile: pictureOf.productHeroMobile(slug, heading),
    card: pictureOf.productCard(slug, heading),
    carrousel: pictureOf.productCarrousel(slug, heading),
  };
});

/** What is inside, and the handles that it can have, by name. */
function productLayout({ layout, handles: ids = [] }: ProductRecord): LayoutContent | undefined {
  const names = handles.filter(({ id }) => ids.includes(id)).map(({ heading }) => heading);
  return layout && { ...layout, ...(names.length > 0 && { handles: names }) };
}
