import { setTimeout as delay } from 'node:timers/promises';
import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/index.ts';
import { adminId } from '../access/access.ts';
import { holderWithId } from '../access/access-tokens.ts';
import { contentName, isoOf } from '../contract.ts';
import { RefusalError } from '../refusal.ts';
import { dated } from '../tables.ts';
import { type DatedRow, markFailed, type Outcome, settle } from './dated.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** How something dated goes live and ends, in a transaction of the caller. Each throws RefusalError where it cannot be. */
export interface Performer {
  /** Undefined: it has to wait, and is asked for again a second later. */
  goLive(tx: Transaction, row: DatedRow): Promise<Outcome | undefined>;
  end(tx: Transaction, row: DatedRow): Promise<Outcome | undefined>;
  /** Runs such a transaction, with what is read before it and what follows it: the embedded database has one connection. */
  around?(transaction: () => Promise<void>): Promise<void>;
}

const dueBy = (moment: SQL): SQL | undefined =>
  and(
    isNull(dated.failed),
    or(and(isNull(dated.liveSince), sql`${dated.at} <= ${moment}`), sql`${dated.until} <= ${moment}`),
  );

/**
 * Does what is due, and what will be within the second, at its moment; answers when that is done. It is called every second,
 * and when the server starts. Several servers may do so: each thing is done once, by the one that holds its row.
 */
export function createDue(
  db: Database,
  performers: { release: Performer; content: Performer },
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  const performerOf = ({ remote }: DatedRow) => (remote === contentName ? performers.content : performers.release);

  /** Does it, and notes what became of it; where another server does, or it was taken back, nothing. */
  async function perform(due: DatedRow): Promise<void> {
    const { goLive, end, around = (transaction) => transaction() } = performerOf(due);
    await around(() =>
      db.transaction(async (tx) => {
        const isMine = and(eq(dated.number, due.number), dueBy(sql`clock_timestamp()`));
        const [row] = await tx.select().from(dated).where(isMine).for('update', { skipLocked: true });
        if (!row) return;
        if (!row.liveSince) await mustBeAllowed(tx, row);
        const done = await (row.liveSince ? end : goLive)(tx, row);
        if (done) await settle(tx, row, done);
      }),
    );
  }

  async function doDue(): Promise<void> {
    const untilDue = sql<number>`extract(epoch from coalesce(
      case when ${dated.liveSince} is null then ${dated.at} else ${dated.until} end) - clock_timestamp())::float8`;
    const soon = await db
      .select({ row: dated, seconds: untilDue })
      .from(dated)
      .where(dueBy(sql`clock_timestamp() + interval '1 second'`))
      .orderBy(asc(untilDue), asc(dated.number));
    const from = performance.now();
    for (const { row, seconds } of soon) {
      const waitMs = Math.ceil(seconds * 1000 - (performance.now() - from)) + 1;
      if (waitMs > 0) await delay(waitMs);
      await perform(row).catch(async (error: unknown) => {
        log.warn({ err: error, dated: row.number }, 'What was dated could not be done');
        const reason = error instanceof RefusalError ? error.message : whatDatabaseRefused(error);
        // Anything else, as a database that restarts, passes: it is tried again.
        if (reason !== undefined) await markFailed(db, row, reason);
      });
    }
  }

  let doing: Promise<void> | undefined;
  return () => {
    doing ??= doDue().finally(() => {
      doing = undefined;
    });
    return doing;
  };
}

/** Throws RefusalError where who dated it has lost the right meanwhile, and where its end is past. */
async function mustBeAllowed(tx: Transaction, { until, tokenId }: DatedRow): Promise<void> {
  if (until && until.getTime() <= Date.now())
    throw new RefusalError(409, 'release-refused', `It was to end at ${isoOf(until)}, and no site ran before`);
  if (tokenId !== adminId) await holderWithId(tx, tokenId);
}

/** What PostgreSQL says where rows break a rule of their tables, which no second try changes. */
function whatDatabaseRefused(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const isRule = 'code' in error && /^2[23]/.test(String(error.code));
  return isRule ? `The database refused it: ${error.message}` : whatDatabaseRefused(error.cause);
}
