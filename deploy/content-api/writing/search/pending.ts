import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { answersOneAtATime, type Database } from '../../../database/index.ts';
import { takeWriteLock } from '../../../registry/write-lock.ts';
import { product, searchPending } from '../../tables.ts';
import type { Written } from '../upsert.ts';
import { refreshArticles, refreshCollections, refreshPages } from './page-entries.ts';
import { refreshProducts } from './product-entries.ts';

/**
 * What search has to take in later, after a large change of content: it is listed in the transaction of the change, and
 * indexed in small batches, so that no visitor waits for it long.
 */

type Kind = (typeof searchPending.$inferSelect)['kind'];
type Executor = Pick<Database, 'execute'>;
type Tell = (tx: Executor, written: readonly Written[]) => Promise<void>;

/** The size of a batch: a fraction of a second, in which the embedded database answers no other question. */
const atATime = 40;
/** On PostgreSQL they are taken in side by side. */
const sideBySide = 3;

const pending =
  (kind: Kind): Tell =>
  async (tx, written) => {
    await tx.execute(sql`
      insert into ${searchPending} (kind, ref) select ${kind}, ref from ${keys(written)} as ref on conflict do nothing`);
  };

export const pendingProducts = pending('product');
export const pendingCollections = pending('collection');
export const pendingArticles = pending('article');
export const pendingPages = pending('page');

/** Nothing belongs yet to what is new, so only renamed rows have products to take in anew. */
const pendingProductsWhere =
  (condition: (names: ReturnType<typeof keys>) => ReturnType<typeof sql>): Tell =>
  async (tx, written) => {
    const renamed = written.filter(({ added }) => !added);
    if (renamed.length === 0) return;
    await tx.execute(sql`
      insert into ${searchPending} (kind, ref)
      select distinct 'product', uid from ${product}, ${keys(renamed)} as name where ${condition(sql`name`)}
      on conflict do nothing`);
  };

export const pendingProductsOfTypes = pendingProductsWhere(
  (name) => sql`${product.productType} = ${name} or ${product.productSubType} = ${name}`,
);
export const pendingProductsOfMaterials = pendingProductsWhere(
  (name) => sql`${product.materialValues} @> array[${name}]`,
);
export const pendingProductsOfCollections = pendingProductsWhere((name) => sql`${product.collectionId} = ${name}`);

const keys = (written: readonly Written[]) =>
  sql`jsonb_array_elements_text(${JSON.stringify(written.map(({ key }) => key))}::jsonb)`;

const take: Record<Kind, (tx: Parameters<typeof refreshPages>[0], refs: readonly string[]) => Promise<void>> = {
  product: refreshProducts,
  collection: refreshCollections,
  article: refreshArticles,
  page: refreshPages,
};

/** Has search take in what is pending, for `forMs`; answers how much is left. */
export async function takeInPending(db: Database, forMs = Number.POSITIVE_INFINITY): Promise<number> {
  const until = performance.now() + forMs;
  let hasTaken = false;
  async function goOn(): Promise<void> {
    while (performance.now() < until && (await takeInSome(db).catch(unlessDeadlock))) {
      hasTaken = true;
      await breath();
    }
  }
  await Promise.all(Array.from({ length: answersOneAtATime(db) ? 1 : sideBySide }, goOn));
  const left = await db.$count(searchPending);
  // Lists of finds that gateways keep are of before.
  if (hasTaken && left === 0) await db.transaction((tx) => takeWriteLock(tx, 'content'));
  return left;
}

/** Indexes a batch that no other process has locked; answers whether there was any. `before` prepares its transaction. */
export const takeInSome = (db: Database, before?: (tx: Executor) => Promise<unknown>): Promise<boolean> =>
  db.transaction(async (tx) => {
    await before?.(tx);
    const taken = await tx
      .select()
      .from(searchPending)
      .orderBy(searchPending.kind, searchPending.ref)
      .limit(atATime)
      .for('update', { skipLocked: true });
    for (const [kind, rows] of Map.groupBy(taken, (row) => row.kind)) {
      const refs = rows.map(({ ref }) => ref);
      await take[kind](tx, refs);
      await tx.execute(sql`
        delete from ${searchPending}
        where kind = ${kind} and ref in (select jsonb_array_elements_text(${JSON.stringify(refs)}::jsonb))`);
    }
    return taken.length > 0;
  });

const postgresError = z.object({ cause: z.object({ code: z.string() }) });

/** Two that write the same words in another order: PostgreSQL ends one of them, which tries again. */
function unlessDeadlock(error: unknown): true {
  if (postgresError.safeParse(error).data?.cause.code !== '40P01') throw error;
  return true;
}

/** Lets those who wait for the embedded database come first. */
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
