import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../../content-api/rate-limits/network.ts';

const mostAddresses = 5_000;

/**
 * The store of the rate limits, in memory. It goes by the monotonic clock; the plugin's own store goes by the time of day,
 * so that a clock that is put back by a day would block everybody for a day.
 */
export class LimitsByAddress implements FastifyRateLimitStore {
  readonly #windows = new LRUCache<string, { current: number; ends: number }>({ max: mostAddresses });

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = performance.now();
    const known = this.#windows.get(key);
    const window = known && known.ends > now ? known : { current: 0, ends: now + timeWindow };
    window.current += 1;
    this.#windows.set(key, window);
    callback(null, { current: window.current, ttl: window.ends - now });
  }

  /** Each route counts by itself. */
  child(): FastifyRateLimitStore {
    return new LimitsByAddress();
  }
}

/** Rate limits by the visitor's network, for the routes that state one (`config.rateLimit`). Call it on the whole server. */
export async function rateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, store: LimitsByAddress, keyGenerator: ({ ip }) => networkOf(ip) });
}
