import { and, asc, getTableColumns, gt } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { batchSize } from '../writing/upsert.ts';
import type { KindName } from './contract.ts';
import { kinds } from './kinds/index.ts';
import { recordOf, rowsOf } from './kinds/kind.ts';
import type { UncheckedRecord } from './record.ts';

/**
 * Every row of a kind as a record, ordered by its key, its fields in the order in which the kind lists them; a few hundred
 * are held at a time.
 */
export async function* exportContent(db: Pick<Database, 'select'>, name: KindName): AsyncGenerator<UncheckedRecord> {
  const kind = kinds[name];
  const { table, key, schema } = kind;
  const column = getTableColumns(table)[key];
  if (!column) return;
  for (let last = ''; ; ) {
    const rows = await db
      .select()
      .from(table)
      .where(and(gt(column, last), rowsOf(kind)))
      .orderBy(asc(column))
      .limit(batchSize);
    for (const row of rows) {
      const record = recordOf(kind, row);
      // What an earlier version of the site has stored may be of another shape: it is written as it is.
      yield { ...(schema.safeParse(record).data ?? record) };
    }
    const end = rows.at(-1)?.[key];
    if (rows.length < batchSize || typeof end !== 'string') return;
    last = end;
  }
}
