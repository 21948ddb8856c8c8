import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { product } from '../tables.ts';
import type { CheckedRow } from './checked-row.ts';
import { type Claim, claim } from './claims.ts';
import type { KindName } from './contract.ts';

export interface Double {
  of: CheckedRow;
  field: string;
  message: string;
}

/**
 * Finds rows whose key or address an earlier row of this import has, or whose address belongs to another product of the
 * database; all values of the others are taken.
 */
export async function findDoubles(
  tx: Pick<Database, 'execute' | 'select'>,
  name: KindName,
  key: string,
  rows: readonly CheckedRow[],
): Promise<Double[]> {
  const byClaim = new Map<Claim, { of: CheckedRow; field: string }>();
  for (const of of rows) {
    const { file, line } = of.entry;
    byClaim.set({ field: `${name}.${key}`, value: of.key, file, line }, { of, field: key });
    const slug = slugOf(of);
    if (slug !== undefined) byClaim.set({ field: `${name}.slug`, value: slug, file, line }, { of, field: 'slug' });
  }
  const late = await claim(tx, [...byClaim.keys()]);
  const doubles = late.flatMap(({ claim: one, first }) => {
    const double = byClaim.get(one);
    return double
      ? [{ ...double, message: `"${one.value}" stands on line ${first.line} of ${first.file} already` }]
      : [];
  });
  return [...doubles, ...(await slugsOfOthers(tx, rows))];
}

const slugOf = ({ row }: CheckedRow): string | undefined =>
  'slug' in row && typeof row.slug === 'string' ? row.slug : undefined;

async function slugsOfOthers(tx: Pick<Database, 'select'>, rows: readonly CheckedRow[]): Promise<Double[]> {
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
