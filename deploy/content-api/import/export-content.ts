import { asc, getTableColumns, gt } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { batchSize } from '../writing/in-batches.ts';
import type { KindName } from './contract.ts';
import { kinds } from './kinds/index.ts';
import { recordOf, type UncheckedRecord } from './record.ts';

/** Every row of a kind as a record, ordered by its key; a few hundred are held at a time. */
export async function* exportContent(db: Pick<Database, 'select'>, name: KindName): AsyncGenerator<UncheckedRecord> {
  const { table, key, schema } = kinds[name];
  const column = getTableColumns(table)[key];
  if (!column) return;
  for (let last = ''; ; ) {
    const rows = await db.select().from(table).where(gt(column, last)).orderBy(asc(column)).limit(batchSize);
    const records = rows.map((row) => recordOf(row, schema));
    yield* records;
    const end = records.at(-1)?.[key];
    if (records.length < batchSize || typeof end !== 'string') return;
    last = end;
  }
}
