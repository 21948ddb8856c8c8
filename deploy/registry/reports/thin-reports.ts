import { and, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import { contentName } from '../contract.ts';
import { history, reportedError, timelineActions } from '../tables.ts';
import { lockPartitions, makePartitions, type Partition, partitionAt, readPartitions } from './partitions.ts';
import { startOfMinute } from './read-reports.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Minutes are kept for a day, and an hour longer, so that servers whose clocks differ write nothing into what is dropped. */
const kept = { minutes: day + hour, hours: 90 * day, errors: 30 * day };

/**
 * Adds the minutes of each hour up once they are more than a day old, and drops what is more than 90 days old; errors are removed
 * after 30 days. Several servers may do it at once: one after the other looks what is left to do.
 */
export async function thinReports(db: Database, now?: Date): Promise<void> {
  const then = (now ?? (await clockOf(db))).getTime();
  const isDue = ({ thinned, to }: Partition) => to.getTime() <= then - (thinned ? kept.hours : kept.minutes);
  for (const { name } of (await readPartitions(db)).filter(isDue))
    await db.transaction(async (tx) => {
      // Who reads for long is let finish: it is tried again an hour later, and nobody waits behind it.
      await tx.execute(sql`set local lock_timeout = '2s'`);
      await lockPartitions(tx);
      const partition = (await readPartitions(tx)).find((one) => one.name === name);
      if (partition && !partition.thinned) await addUp(tx, partition);
      if (partition) await tx.execute(sql`drop table ${sql.identifier(name)}`);
    });
  await db.delete(reportedError).where(lt(reportedError.at, new Date(then - kept.errors)));
}

/** The clock that all servers have in common. */
async function clockOf(db: Database): Promise<Date> {
  const answer = z.object({ rows: z.tuple([z.object({ now: z.coerce.number() })]) });
  const [{ now }] = answer.parse(await db.execute(sql`select extract(epoch from now()) * 1000 as now`)).rows;
  return new Date(now);
}

type Tx = Pick<Database, 'execute' | 'select'>;

/**
 * Adds up the minutes of an hour; those of a remote in pieces, where somebody asks for less than the hour: what was reported
 * before and after each change of it can be read as long as its hours can.
 */
async function addUp(tx: Tx, { name, from, to }: Partition): Promise<void> {
  const table = sql.identifier(name);
  // What is late and was not expected waits here, and is then refused and comes again.
  await tx.execute(sql`lock table ${table} in share mode`);
  await makePartitions(tx, [partitionAt(from, true)]);
  const cuts = await cutsOf(tx, from, to);
  const [at, of] = [sql.param(cuts.map((cut) => cut.at.toISOString())), sql.param(cuts.map((cut) => cut.remote))];
  await tx.execute(sql`
    insert into report_count (minute, remote, version, country, kind, bucket, count, thinned)
    select
      (select max(begins) from unnest(${at}::timestamptz[], ${of}::text[]) as cut (begins, whose)
        where begins <= minute and whose in (remote, ${contentName})) as piece,
      remote, version, country, kind, bucket, sum(count), true
    from ${table} group by piece, remote, version, country, kind, bucket
    on conflict (remote, version, minute, country, kind, bucket, thinned)
    do update set count = report_count.count + excluded.count`);
}

/** From a change, in minutes: what a verdict is compared with begins, the Timeline's windows before and after it begin and end. */
const cutAt = [-60, -59, -30, 0, 1, 31];

/** Where the pieces of an hour begin: for all remotes with the hour itself and around changes of content, for each around its own. */
async function cutsOf(tx: Tx, from: Date, to: Date): Promise<{ at: Date; remote: string }[]> {
  const changes = await tx
    .select({ at: history.at, remote: history.remote })
    .from(history)
    .where(
      and(
        inArray(history.action, timelineActions),
        gte(history.at, new Date(from.getTime() - hour)),
        lte(history.at, new Date(to.getTime() + hour)),
      ),
    );
  const cuts = changes.flatMap(({ at, remote }) =>
    cutAt.map((after) => ({
      at: new Date(startOfMinute(at).getTime() + after * minute),
      remote: remote ?? contentName,
    })),
  );
  return [{ at: from, remote: contentName }, ...cuts.filter(({ at }) => at > from && at < to)];
}
