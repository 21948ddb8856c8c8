import { and, arrayOverlaps, asc, gt, inArray, or, type SQL } from 'drizzle-orm';
import { collection, material, product, productType } from '../tables.ts';
import { batchSize } from './in-batches.ts';
import { refreshCollections } from './search/page-entries.ts';
import { refreshProducts } from './search/product-entries.ts';
import { upsert, type Writer, type Written } from './upsert.ts';

/**
 * What products are sorted into. Each of these functions writes its rows, has search take in the products of those
 * whose name changed, and answers which rows it added or changed.
 */

export async function writeTypes(tx: Writer, rows: readonly (typeof productType.$inferInsert)[]): Promise<Written[]> {
  const written = await upsert(tx, productType, rows);
  await refreshProductsOf(tx, written, (values) =>
    or(inArray(product.productType, values), inArray(product.productSubType, values)),
  );
  return written;
}

export async function writeMaterials(tx: Writer, rows: readonly (typeof material.$inferInsert)[]): Promise<Written[]> {
  const written = await upsert(tx, material, rows);
  await refreshProductsOf(tx, written, (values) => arrayOverlaps(product.materialValues, values));
  return written;
}

export async function writeCollections(
  tx: Writer,
  rows: readonly (typeof collection.$inferInsert)[],
): Promise<Written[]> {
  const written = await upsert(tx, collection, rows);
  await refreshCollections(
    tx,
    written.map(({ key }) => key),
  );
  await refreshProductsOf(tx, written, (values) => inArray(product.collectionId, values));
  return written;
}

/** Nothing belongs yet to what is new, so only renamed rows have products to take in anew. */
async function refreshProductsOf(
  tx: Writer,
  written: readonly Written[],
  condition: (values: string[]) => SQL | undefined,
): Promise<void> {
  const values = written.filter(({ added }) => !added).map(({ key }) => key);
  if (values.length === 0) return;
  for (let last = ''; ; ) {
    const rows = await tx
      .select({ uid: product.uid })
      .from(product)
      .where(and(gt(product.uid, last), condition(values)))
      .orderBy(asc(product.uid))
      .limit(batchSize);
    const uids = rows.map(({ uid }) => uid);
    await refreshProducts(tx, uids);
    const end = uids.at(-1);
    if (end === undefined || uids.length < batchSize) return;
    last = end;
  }
}
