import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { stagedRow } from '../tables.ts';
import type { KindName } from './contract.ts';
import { kinds } from './kinds/index.ts';
import { type CheckedRow, type Reference, rowsOf, type WrongRow } from './kinds/kind.ts';

/** Finds rows that name what neither the database nor this import has: they would show nothing. */
export async function unknownReferences(
  tx: Pick<Database, 'select'>,
  named: readonly { of: CheckedRow; reference: Reference }[],
): Promise<WrongRow[]> {
  const known = new Map<KindName, Set<string>>();
  for (const [kind, ones] of Map.groupBy(named, ({ reference }) => reference.kind))
    known.set(kind, await existing(tx, kind, [...new Set(ones.map(({ reference }) => reference.value))]));
  return named
    .filter(({ reference: { kind, value } }) => !known.get(kind)?.has(value))
    .map(({ of, reference: { kind, value, field } }) => ({
      of,
      field,
      message: `there is no ${kinds[kind].called} "${value}"`,
    }));
}

async function existing(tx: Pick<Database, 'select'>, name: KindName, values: string[]): Promise<Set<string>> {
  const kind = kinds[name];
  const column = getTableColumns(kind.table)[kind.key];
  const stored = column
    ? await tx
        .select({ value: column })
        .from(kind.table)
        .where(and(inArray(column, values), rowsOf(kind)))
    : [];
  const staged = await tx
    .select({ value: stagedRow.key })
    .from(stagedRow)
    .where(and(eq(stagedRow.kind, name), inArray(stagedRow.key, values)));
  return new Set([...stored, ...staged].map(({ value }) => String(value)));
}
