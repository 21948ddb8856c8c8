import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { colorFamilyOf } from '../colors.ts';
import { product, searchPending } from '../tables.ts';
import { refreshProducts } from './search/product-entries.ts';
import type { Writer } from './upsert.ts';

/** What the database looks after itself. */
export const productWrite = { stamp: product.synchronizedAt, without: [product.updatedAt] };

/** A product as it is stored: its colours by the names of their families. */
export const knownColors = <Row extends { colorFamilies: string[] }>(row: Row): Row => ({
  ...row,
  colorFamilies: row.colorFamilies.map(colorFamilyOf),
});

/** Has search take in one product as it is stored now; answers whether there is such a product. */
export async function synchronizeProduct(tx: Writer, uid: string): Promise<boolean> {
  const found = await tx
    .update(product)
    .set({ synchronizedAt: sql`clock_timestamp()` })
    .where(inArray(product.uid, [uid]))
    .returning({ uid: product.uid });
  if (found.length === 0) return false;
  await tx.delete(searchPending).where(and(eq(searchPending.kind, 'product'), eq(searchPending.ref, uid)));
  await refreshProducts(tx, [uid]);
  return true;
}

/** The uids of products that were changed since search last took them in, in the order of the catalogue. */
export async function productsToSynchronize(db: Pick<Database, 'select'>): Promise<string[]> {
  const rows = await db
    .select({ uid: product.uid })
    .from(product)
    .where(
      or(
        isNull(product.synchronizedAt),
        gt(product.updatedAt, product.synchronizedAt),
        sql`exists (select from ${searchPending} where kind = 'product' and ref = ${product.uid})`,
      ),
    )
    .orderBy(product.position, product.uid);
  return rows.map(({ uid }) => uid);
}
