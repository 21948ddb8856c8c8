import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import type { PurgeState } from '../../registry/contract.ts';
import type { SharedCache } from '../../settings/settings.ts';
import type { Shown } from '../releases/live-releases.ts';
import type { Registry } from '../releases/registry.ts';

const answerLimitMs = 10_000;
/** Changes that follow each other closely are one purge: there is one in this time at most. */
const pauseMs = 1_000;
/** After failures the pauses double (exponential backoff), up to this one. */
const longestPauseMs = 30_000;
/** The second purge comes after this time, for answers that were on their way to the cache during the first. */
const onItsWayMs = 5_000;
/** The state is repeated this often: a gateway that is silent for longer counts as ended (`purges` in the registry). */
const sayAgainMs = 10_000;

interface Purging extends SharedCache {
  registry: Pick<Registry, 'purged'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

/**
 * Purges all pages of a shared cache (CDN) when this gateway shows something else, and again five seconds later. It retries
 * until it succeeds, and says in the registry how far it has come: a rollback is confirmed when every gateway has purged.
 */
export function createPurger({ purgeUrl, purgeToken, registry, log }: Purging) {
  const state: PurgeState = { gateway: randomUUID(), registry: -1, content: -1, error: null };
  const stop = new AbortController();
  let shown: Shown = { registry: -1, content: -1 };
  let hasChanged = false;
  let failures = 0;
  /** When it purges next, by `performance.now()`. */
  let due = Number.POSITIVE_INFINITY;
  let purgedAt = Number.NEGATIVE_INFINITY;
  let wake = () => {};

  /** A state that cannot be sent is sent again in ten seconds. */
  const say = () => registry.purged(state).catch(() => {});
  const saying = setInterval(() => void say(), sayAgainMs).unref();

  async function untilDue(): Promise<void> {
    while (!stop.signal.aborted && performance.now() < due)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(due - performance.now(), longestPauseMs)).unref();
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
  }

  async function purge(): Promise<void> {
    const purged = shown;
    const isSecond = !hasChanged;
    hasChanged = false;
    try {
      await send(purged);
      if (failures > 0) log.info('The shared cache forgets again');
      failures = 0;
      Object.assign(state, purged, { error: null });
      purgedAt = performance.now();
      due = purgedAt + (hasChanged ? pauseMs : isSecond ? Number.POSITIVE_INFINITY : onItsWayMs);
    } catch (err) {
      if (stop.signal.aborted) return;
      if (failures === 0) log.warn({ err }, 'The shared cache did not forget the pages; it is tried until it does');
      hasChanged = true;
      due = performance.now() + Math.min(pauseMs * 2 ** failures, longestPauseMs);
      failures += 1;
      state.error = String(err instanceof Error ? err.message : err).slice(0, 300);
    }
    purgeTried(state.error === null);
    await say();
  }

  async function send(purged: Shown): Promise<void> {
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(answerLimitMs)]);
    const response = await fetch(purgeUrl, {
      method: 'POST',
      redirect: 'error',
      headers: { authorization: `Bearer ${purgeToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ purge_everything: true, ...purged }),
      signal,
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The shared cache answered ${response.status}`);
  }

  async function work(): Promise<void> {
    for (;;) {
      await untilDue();
      if (stop.signal.aborted) return;
      await purge();
    }
  }
  const working = work();

  return {
    /** This gateway shows something else from now on. */
    changed(now: Shown): void {
      shown = now;
      hasChanged = true;
      // After a failure the backoff decides when it is tried again.
      if (failures === 0) due = Math.max(performance.now(), purgedAt + pauseMs);
      wake();
    },
    async close(): Promise<void> {
      stop.abort();
      wake();
      clearInterval(saying);
      await working;
    },
  };
}

/** When the purges began to fail, in ms since the start; undefined where the last one succeeded. */
let failingSince: number | undefined;

const purges = new Counter({
  name: 'site_cache_purges_total',
  help: 'Purges of all pages of the shared cache in front of the site: done, failed',
  labelNames: ['result'],
});

new Gauge({
  name: 'site_cache_purge_failing_seconds',
  help: 'For how long purges of the shared cache have failed; 0 where the last one succeeded',
  collect() {
    this.set(failingSince === undefined ? 0 : (performance.now() - failingSince) / 1000);
  },
});

/** Counts a purge, and whether it succeeded. */
function purgeTried(isDone: boolean): void {
  purges.inc({ result: isDone ? 'done' : 'failed' });
  failingSince = isDone ? undefined : (failingSince ?? performance.now());
}
