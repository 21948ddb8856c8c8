import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';

const hourMs = 60 * 60_000;
const weekMs = 7 * 24 * hourMs;

/** A part of the counters that is made and dropped as a whole: the minutes of one hour, or what the hours of one week came to. */
export interface Partition {
  name: string;
  thinned: boolean;
  from: Date;
  to: Date;
}

/** The partition that a counter is in. */
export function partitionAt(moment: Date, thinned: boolean): Partition {
  const span = thinned ? weekMs : hourMs;
  const from = new Date(Math.floor(moment.getTime() / span) * span);
  const digits = from.toISOString().slice(0, 13).replaceAll(/\D/g, '');
  return { name: `${parentOf(thinned)}_${digits}`, thinned, from, to: new Date(from.getTime() + span) };
}

const parentOf = (thinned: boolean): string => (thinned ? 'report_hours' : 'report_minutes');

const answer = z.object({ rows: z.array(z.object({ name: z.string() })) });

/** The partitions that there are, the oldest first. */
export async function readPartitions(db: Pick<Database, 'execute'>): Promise<Partition[]> {
  const found = await db.execute(sql`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent in ('report_minutes'::regclass, 'report_hours'::regclass)`);
  const partitions = answer.parse(found).rows.flatMap(({ name }) => {
    const [, parent, year, month, day, hour] = /^(report_\w+)_(\d{4})(\d\d)(\d\d)(\d\d)$/.exec(name) ?? [];
    const from = new Date(`${year}-${month}-${day}T${hour}:00:00Z`);
    return parent === undefined ? [] : [partitionAt(from, parent === parentOf(true))];
  });
  return partitions.sort((one, other) => one.from.getTime() - other.from.getTime());
}

/** Has all others who make and drop partitions wait until the end of this transaction. The number is any that only we use. */
export async function lockPartitions(tx: Pick<Database, 'execute'>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(727435002)`);
}

/**
 * Makes those of these partitions that are missing. They are made apart and then attached, for which no reader has to end first.
 * Updated rows stay in their page, and out of the index, while it has room for them.
 */
export async function makePartitions(tx: Pick<Database, 'execute'>, wanted: readonly Partition[]): Promise<void> {
  await lockPartitions(tx);
  const known = new Set((await readPartitions(tx)).map(({ name }) => name));
  for (const { name, thinned, from, to } of wanted) {
    if (known.has(name)) continue;
    const table = sql.identifier(name);
    const room = sql.raw(`(fillfactor = ${thinned ? 100 : 50})`);
    await tx.execute(sql`create table ${table} (like report_count including defaults including indexes) with ${room}`);
    await tx.execute(
      sql`alter table ${sql.identifier(parentOf(thinned))} attach partition ${table} for values ${sql.raw(`from ('${from.toISOString()}') to ('${to.toISOString()}')`)}`,
    );
    known.add(name);
  }
}
