import { collection, material, productType } from '../tables.ts';
import { refreshCollections } from './search/page-entries.ts';
import { pendingProductsOfCollections, pendingProductsOfMaterials, pendingProductsOfTypes } from './search/pending.ts';
import { upsert, type Writer, type Written } from './upsert.ts';

/**
 * What products are sorted into. Each of these functions writes its rows, lists the products of those whose name changed
 * for search to take in, and answers which rows it added or changed.
 */

export async function writeTypes(tx: Writer, rows: readonly (typeof productType.$inferInsert)[]): Promise<Written[]> {
  const written = await upsert(tx, productType, rows);
  await pendingProductsOfTypes(tx, written);
  return written;
}

export async function writeMaterials(tx: Writer, rows: readonly (typeof material.$inferInsert)[]): Promise<Written[]> {
  const written = await upsert(tx, material, rows);
  await pendingProductsOfMaterials(tx, written);
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
  await pendingProductsOfCollections(tx, written);
  return written;
}
