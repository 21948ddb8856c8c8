import { and, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { history, live, visibleActions } from '../tables.ts';

/**
 * The remotes of which somebody waits for reports, so that gateways hand theirs on each second: a verdict is pending on a
 * candidate, or something changed in the last hour, on which there may be a verdict, and which its author may be watching.
 */
export async function readAwaited(db: Pick<Database, 'select'>): Promise<string[]> {
  const rolledOut = db
    .select({ remote: live.remote })
    .from(live)
    .where(and(isNotNull(live.candidateVersion), isNotNull(live.judgedSince)));
  const changed = db
    .select({ remote: sql<string>`${history.remote}` })
    .from(history)
    .where(and(inArray(history.action, visibleActions), gte(history.at, sql`now() - interval '1 hour'`)));
  return (await rolledOut.union(changed)).flatMap(({ remote }) => remote ?? []);
}
