import { eq, getTableColumns, max, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/index.ts';
import { stagedRow } from '../tables.ts';
import type { KindName } from './contract.ts';

export type Positions = ReturnType<typeof openPositions>;

/** Gives rows that name no position the next ones at the end of their table and of what is staged for it. */
export function openPositions() {
  const last = new Map<PgTable, number>();
  return {
    /** Looks up where a table ends; call it before `next`. */
    async open(tx: Pick<Database, 'select'>, kind: KindName, table: PgTable): Promise<void> {
      const column = getTableColumns(table).position;
      if (last.has(table) || !column) return;
      const [row] = await tx.select({ last: max(column) }).from(table);
      const [staged] = await tx
        .select({ last: sql<number | null>`max((${stagedRow.fields} ->> 'position')::integer)` })
        .from(stagedRow)
        .where(eq(stagedRow.kind, kind));
      last.set(table, Math.max(Number(row?.last ?? -1), Number(staged?.last ?? -1)));
    },
    next(table: PgTable): number {
      const position = (last.get(table) ?? -1) + 1;
      last.set(table, position);
      return position;
    },
  };
}
