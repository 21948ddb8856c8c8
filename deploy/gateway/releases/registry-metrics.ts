import { Gauge } from 'prom-client';

/** When the registry answered last, in ms since the start. */
let answeredAt: number | undefined;

const liveVersion = new Gauge({ name: 'rivelle_registry_version', help: 'The write of the registry that is served' });

new Gauge({
  name: 'rivelle_registry_lag_seconds',
  help: 'Time since the registry was last followed; above a second, a release or rollback does not get here',
  collect() {
    if (answeredAt !== undefined) this.set((performance.now() - answeredAt) / 1000);
  },
});

/** Notes that the registry was followed, and that the write `version` is served. */
export function registryFollowed(version: number): void {
  answeredAt = performance.now();
  liveVersion.set(version);
}
