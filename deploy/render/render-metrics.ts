import { Counter, Gauge } from 'prom-client';

/** Renders that the pool refused or ended, by the code of the error. */
export const rendersFailed = new Counter({
  name: 'rivelle_renders_failed_total',
  help: 'Renders that ended with an error, by release and code; render-paused is the breaker',
  labelNames: ['release', 'code'],
});

interface Watched {
  /** Renders that wait for a worker. */
  queueSize: number;
  /** How much of the workers' time is used, 0 to 1. */
  utilization: number;
}

/** Lets the metrics say how busy a pool is. */
export function watchPool(pool: Watched): void {
  new Gauge({
    name: 'rivelle_render_queue',
    help: 'Renders that wait for a worker',
    collect() {
      this.set(pool.queueSize);
    },
  });
  new Gauge({
    name: 'rivelle_render_utilization',
    help: 'How much of the time of the render workers is used, 0 to 1',
    collect() {
      this.set(pool.utilization);
    },
  });
}
