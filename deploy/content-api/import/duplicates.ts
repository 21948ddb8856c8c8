import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { product } from '../tables.ts';
import type { CheckedRow } from './checked-row.ts';
import { type Claim, claim } from './claims.ts';
import type { Entry, KindName } from './contract.ts';

export interface WrongRow {
  of: CheckedRow;
  field: string;
  message: string;
}

/** Finds the entries whose key an earlier one of this import has: what else is wrong with them does not matter. */
export async function duplicateKeys<Keyed extends { key?: string; entry: Entry }>(
  tx: Pick<Database, 'execute'>,
  field: string,
  keyed: readonly Keyed[],
): Promise<Map<Keyed, string>> {
  const byClaim = new Map<Claim, Keyed>();
  for (const of of keyed) {
    const { key, entry } = of;
    if (key !== undefined) byClaim.set({ field, value: key, file: entry.file, line: entry.line }, of);
  }
  return firstClaimants(await claim(tx, [...byClaim.keys()]), byClaim);
}

const firstClaimants = <Of>(
  late: Awaited<ReturnType<typeof claim>>,
  byClaim: ReadonlyMap<Claim, Of>,
): Map<Of, string> =>
  new Map(
    late.flatMap(({ claim: one, first }) => {
      const of = byClaim.get(one);
      return of ? [[of, `"${one.value}" stands on line ${first.line} of ${first.file} already`]] : [];
    }),
  );

/** Finds rows whose address an earlier row of this import, or another product of the database, has. */
export async function duplicateSlugs(
  tx: Pick<Database, 'execute' | 'select'>,
  name: KindName,
  rows: readonly CheckedRow[],
): Promise<WrongRow[]> {
  const byClaim = new Map<Claim, CheckedRow>();
  for (const of of rows) {
    const { file, line } = of.entry;
    const slug = slugOf(of);
    if (slug !== undefined) byClaim.set({ field: `${name}.slug`, value: slug, file, line }, of);
  }
  const late = firstClaimants(await claim(tx, [...byClaim.keys()]), byClaim);
  const duplicates = [...late].map(([of, message]) => ({ of, field: 'slug', message }));
  return [...duplicates, ...(await slugsOfOthers(tx, rows))];
}

const slugOf = ({ row }: CheckedRow): string | undefined =>
  'slug' in row && typeof row.slug === 'string' ? row.slug : undefined;

async function slugsOfOthers(tx: Pick<Database, 'select'>, rows: readonly CheckedRow[]): Promise<WrongRow[]> {
  const slugs = rows.flatMap((row) => slugOf(row) ?? []);
  if (slugs.length === 0) return [];
  const owners = await tx
    .select({ uid: product.uid, slug: product.slug })
    .from(product)
    .where(inArray(product.slug, slugs));
  const ownerOf = new Map(owners.map(({ uid, slug }) => [slug, uid]));
  return rows.flatMap((of) => {
    const slug = slugOf(of);
    const owner = slug === undefined ? undefined : ownerOf.get(slug);
    const isOthers = owner !== undefined && owner !== of.key;
    return isOthers ? [{ of, field: 'slug', message: `"${slug}" is the address of the product ${owner}` }] : [];
  });
}
