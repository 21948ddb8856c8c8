import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import { importClaim } from '../tables.ts';

/** A value that only one row of an import may have, and the row that says it; a table, so that a file may have any length. */
export interface Claim {
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
export async function claim(tx: Executor, claims: readonly Claim[]): Promise<{ claim: Claim; first: Claim }[]> {
  if (claims.length === 0) return [];
  const answer = await tx.execute(sql`
    insert into ${importClaim} (field, value, file, line) select field, value, file, line from ${recordset(claims)}
    on conflict do nothing returning field, value, file, line`);
  const taken = new Map(rowsSchema.parse(answer).rows.map((one) => [nameOf(one), one]));
  const isTaken = (one: Claim) => isSame(one, taken.get(nameOf(one)));
  const others = claims.filter((one) => !isTaken(one));
  const firsts = new Map((await claimed(tx, others)).map((first) => [nameOf(first), first]));
  return others.flatMap((one) => {
    const first = firsts.get(nameOf(one));
    return !first || isSame(one, first) ? [] : [{ claim: one, first }];
  });
}

/** Which of these values some row of the import has. */
export async function claimed(tx: Executor, wanted: readonly Pick<Claim, 'field' | 'value'>[]): Promise<Claim[]> {
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

const isSame = (one: Claim, other: Claim | undefined): boolean => one.line === other?.line && one.file === other.file;

const nameOf = ({ field, value }: Pick<Claim, 'field' | 'value'>): string => `${field} ${value}`;
