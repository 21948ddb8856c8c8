import { Counter, Gauge } from 'prom-client';

/** When the shared cache first failed to forget, in ms since the start; undefined while it forgets. */
let failingSince: number | undefined;

const purges = new Counter({
  name: 'rivelle_cache_purges_total',
  help: 'How often the shared cache in front of the site was told to forget all pages: done, failed',
  labelNames: ['result'],
});

new Gauge({
  name: 'rivelle_cache_purge_failing_seconds',
  help: 'For how long the shared cache has not forgotten pages that it was told to forget; 0 while it does',
  collect() {
    this.set(failingSince === undefined ? 0 : (performance.now() - failingSince) / 1000);
  },
});

/** Notes that the shared cache was told to forget, and whether it did. */
export function purgeTried(isDone: boolean): void {
  purges.inc({ result: isDone ? 'done' : 'failed' });
  failingSince = isDone ? undefined : (failingSince ?? performance.now());
}
