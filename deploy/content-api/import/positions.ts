import { getTableColumns, max } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/index.ts';

export type Positions = ReturnType<typeof openPositions>;

/** Gives rows that name no position the next ones at the end of their table. */
export function openPositions(tx: Pick<Database, 'select'>) {
  const last = new Map<PgTable, number>();
  return {
    /** Looks up where a table ends; call it before `next`. */
    async open(table: PgTable): Promise<void> {
      const column = getTableColumns(table).position;
      if (last.has(table) || !column) return;
      const [row] = await tx.select({ last: max(column) }).from(table);
      last.set(table, Number(row?.last ?? -1));
    },
    next(table: PgTable): number {
      const position = (last.get(table) ?? -1) + 1;
      last.set(table, position);
      return position;
    },
  };
}
