import { createHash } from 'node:crypto';
import { gt, lt, or } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../database/index.ts';
import { failure } from '../errors.ts';
import { rateLimit } from '../tables.ts';
import { type Limit, type LimitedOperation, type Limits, limits } from './limits.ts';
import { networkOf } from './network.ts';

/** Who tries: a network address, and the account that it is about where there is one. */
export interface Try {
  address: string;
  account?: string;
  /** What is tried, hashed: the same once more is no other guess, and does not count among the tries that fail. */
  attempt?: string;
}

export interface RateLimits {
  /** Counts a try. Throws the failure 429, with `retryAfter` in seconds, where there were too many. */
  count(operation: LimitedOperation, by: Try): Promise<void>;
  /** Takes the last try back from those that count failures only. */
  succeeded(operation: LimitedOperation, by: Try): Promise<void>;
  /** Deletes expired counters. */
  removeOld(): Promise<void>;
}

/** Counts in the database: for all servers that use it, and across restarts. */
export function createRateLimits(db: Database, table: Limits = limits): RateLimits {
  const limiters = new Map<string, RateLimiterDrizzle>();
  const store = { storeClient: db, schema: rateLimit, clearExpiredByTimeout: false };

  function limiter(name: string, { points, seconds }: Limit): RateLimiterDrizzle {
    const known =
      limiters.get(name) ?? new RateLimiterDrizzle({ ...store, keyPrefix: name, points, duration: seconds });
    limiters.set(name, known);
    return known;
  }

  /** The counters that a try counts in, with its key in each. */
  function counters(operation: LimitedOperation, { address, account, attempt }: Try) {
    const limitsOf = table[operation];
    const network = networkOf(address);
    const always = [{ limiter: limiter(`${operation} address`, limitsOf.address), key: keyOf(network) }];
    const failed: typeof always = [];
    if (account === undefined) return { always, failed, once: undefined };
    const { account: perAccount, failed: perFailure } = limitsOf;
    if (perAccount) always.push({ limiter: limiter(`${operation} account`, perAccount), key: keyOf(account) });
    if (perFailure) {
      failed.push({
        limiter: limiter(`${operation} here`, perFailure.fromOneAddress),
        key: keyOf(`${network} ${account}`),
      });
      failed.push({ limiter: limiter(`${operation} everywhere`, perFailure.fromAllAddresses), key: keyOf(account) });
    }
    const once = attempt &&
      perFailure && {
        limiter: limiter(`${operation} attempt`, { points: 1, seconds: perFailure.fromOneAddress.seconds }),
        key: keyOf(`${network} ${account} ${attempt}`),
      };
    return { always, failed, once };
  }

  return {
    async count(operation, by) {
      const { always, failed, once } = counters(operation, by);
      // One after the other: a caller stopped by the address limit uses up nothing of the account's limit.
      for (const { limiter, key } of always) await limiter.consume(key).catch(refuse);
      if (once && (await once.limiter.get(once.key))) return;
      for (const { limiter, key } of failed) await limiter.consume(key).catch(refuse);
      // Only what was let through is known: nobody gets by the limit by trying twice.
      if (once) await once.limiter.penalty(once.key);
    },
    async succeeded(operation, by) {
      for (const { limiter, key } of counters(operation, by).failed) await limiter.reward(key);
    },
    async removeOld() {
      // Twice as far ahead as any limit lasts: the clock was put back since. Just beyond the longest one is what another
      // server counts whose clock is ahead, and what is counted while this waits for the database.
      const tooFar = new Date(Date.now() + 2 * longestSeconds(table) * 1000);
      await db.delete(rateLimit).where(or(lt(rateLimit.expire, new Date()), gt(rateLimit.expire, tooFar)));
    },
  };
}

const longestSeconds = (table: Limits): number =>
  Math.max(
    ...Object.values(table).flatMap(({ address, account, failed }) =>
      [address, account, failed?.fromOneAddress, failed?.fromAllAddresses].map((limit) => limit?.seconds ?? 0),
    ),
  );

/** A hash: the database holds neither addresses nor accounts. */
const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
  throw failure('429', 'this was tried too often', { retryAfter });
}
