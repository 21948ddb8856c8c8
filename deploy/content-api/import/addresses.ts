import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { product } from '../tables.ts';
import { claimed } from './claims.ts';
import type { UncheckedRecord } from './record.ts';

/** Gives products without an address the first of their candidates that no other product has. */
export async function giveAddresses(
  tx: Pick<Database, 'execute' | 'select'>,
  records: readonly UncheckedRecord[],
  candidatesOf: (record: UncheckedRecord) => string[],
): Promise<void> {
  const without = records.filter(({ slug }) => slug === undefined);
  const candidates = [...new Set(without.flatMap(candidatesOf))];
  if (candidates.length === 0) return;
  const inDatabase = await tx.select({ slug: product.slug }).from(product).where(inArray(product.slug, candidates));
  const inImport = await claimed(
    tx,
    candidates.map((value) => ({ field: 'products.slug', value })),
  );
  const inBatch = records.flatMap(({ slug }) => (typeof slug === 'string' ? [slug] : []));
  const taken = new Set([...inDatabase.map(({ slug }) => slug), ...inImport.map(({ value }) => value), ...inBatch]);
  for (const record of without) {
    const free = candidatesOf(record).find((one) => !taken.has(one));
    if (free === undefined) continue;
    record.slug = free;
    taken.add(free);
  }
}
