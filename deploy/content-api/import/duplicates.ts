import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import { importClaim, product } from '../tables.ts';
import type { Entry, KindName } from './contract.ts';
import type { CheckedRow, WrongRow } from './kinds/kind.ts';
import type { UncheckedRecord } from './record.ts';

/** Keys and addresses that one row only may have, of the import and of the database. */

/** Finds the entries whose key an earlier one of this import has: what else is wrong with them does not matter. */
export async function duplicateKeys<Keyed extends { key?: string; entry: Entry }>(
  tx: Pick<Database, 'execute'>,
  field: string,
  keyed: readonly Keyed[],
): Promise<Map<Keyed, string>> {
  const byClaim = new Map<Claim, Keyed>();
  for (const of of keyed) {
    const { key, entry } = of;
    if (key !== undefined) byClaim.set({ field, value: key, ...placeOf(entry) }, of);
  }
  return firstClaimants(await claim(tx, [...byClaim.keys()]), byClaim);
}

/** Where an entry stands: in JSON, the number of its record, too. */
const placeOf = ({ file, line, number }: Entry) => ({ file: number ? `${file} (record ${number})` : file, line });

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
    const slug = slugOf(of);
    if (slug !== undefined) byClaim.set({ field: `${name}.slug`, value: slug, ...placeOf(of.entry) }, of);
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

/** A value that only one row of an import may have, and the row that says it; a table, so that a file may have any length. */
interface Claim {
  /** As `products.uid`. */
  field: string;
  value: string;
  file: string;
  line: number;
}

const claimSchema = z.object({ field: z.string(), value: z.string(), file: z.string(), line: z.int() });
const rowsSchema = z.object({ rows: z.array(claimSchema) });

type Executor = Pick<Database, 'execute'>;

/** Takes values for rows; answers the claims that come too late, each with the one that was first. */
async function claim(tx: Executor, claims: readonly Claim[]): Promise<{ claim: Claim; first: Claim }[]> {
  if (claims.length === 0) return [];
  const answer = await tx.execute(sql`
    insert into ${importClaim} (field, value, file, line) select field, value, file, line from ${recordset(claims)}
    on conflict do nothing returning field, value, file, line`);
  const taken = new Set(rowsSchema.parse(answer).rows.map(nameOf));
  // Of several rows of this batch with one value, the first has it.
  const late = claims.filter((one) => !taken.delete(nameOf(one)));
  const firsts = new Map((await claimed(tx, late)).map((first) => [nameOf(first), first]));
  return late.flatMap((one) => {
    const first = firsts.get(nameOf(one));
    return first ? [{ claim: one, first }] : [];
  });
}

/** Which of these values some row of the import has. */
async function claimed(tx: Executor, wanted: readonly Pick<Claim, 'field' | 'value'>[]): Promise<Claim[]> {
  if (wanted.length === 0) return [];
  const answer = await tx.execute(sql`
    select distinct ${importClaim}.* from ${importClaim} join ${recordset(wanted)} using (field, value)`);
  return rowsSchema.parse(answer).rows;
}

const recordset = (claims: readonly Pick<Claim, 'field' | 'value'>[]) => {
  const json = JSON.stringify(claims);
  const columns = sql`given(field text, value text${'line' in (claims[0] ?? {}) ? sql`, file text, line integer` : sql``})`;
  return sql`jsonb_to_recordset(${json}::jsonb) as ${columns}`;
};

const nameOf = ({ field, value }: Pick<Claim, 'field' | 'value'>): string => `${field} ${value}`;
