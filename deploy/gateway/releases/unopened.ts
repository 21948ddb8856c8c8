import type { FastifyBaseLogger } from 'fastify';
import { Gauge } from 'prom-client';
import type { Unopened } from './snapshot.ts';

const gauge = new Gauge({
  name: 'rivelle_releases_unopened',
  help: 'Releases that are live by the registry and that this gateway cannot open; their remotes keep what they had',
  labelNames: ['remote', 'version'],
});

/** Says in metrics, and once in the log, which remotes keep an older version than they should have. */
export function reportUnopened(
  unopened: readonly Unopened[],
  before: readonly Unopened[],
  log: Pick<FastifyBaseLogger, 'error'>,
): void {
  gauge.reset();
  for (const { remote, version, country, error } of unopened) {
    gauge.set({ remote, version }, 1);
    const isKnown = before.some((one) => one.remote === remote && one.version === version && one.country === country);
    if (!isKnown)
      log.error({ remote, version, country, err: error }, 'A release cannot be opened; its remote keeps what it had');
  }
}
