import { eq, getTableColumns, max, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { stagedRow } from '../tables.ts';
import type { KindName } from './contract.ts';
import { type Kind, rowsOf } from './kinds/kind.ts';

export type Positions = ReturnType<typeof openPositions>;

/** Gives rows that name no position the next ones at the end of their kind and of what is staged for it. */
export function openPositions() {
  const last = new Map<KindName, number>();
  return {
    /** Looks up where a kind ends; call it before `next`. */
    async open(tx: Pick<Database, 'select'>, name: KindName, kind: Kind<object>): Promise<void> {
      const column = getTableColumns(kind.table).position;
      if (last.has(name) || !column) return;
      const [row] = await tx
        .select({ last: max(column) })
        .from(kind.table)
        .where(rowsOf(kind));
      const [staged] = await tx
        .select({ last: sql<number | null>`max((${stagedRow.fields} ->> 'position')::integer)` })
        .from(stagedRow)
        .where(eq(stagedRow.kind, name));
      last.set(name, Math.max(Number(row?.last ?? -1), Number(staged?.last ?? -1)));
    },
    next(name: KindName): number {
      const position = (last.get(name) ?? -1) + 1;
      last.set(name, position);
      return position;
    },
  };
}
