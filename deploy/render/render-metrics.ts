import { Counter, Gauge } from 'prom-client';
import type { Running, Supervisor } from './supervisor.ts';

/** Renders that were refused, late or went wrong, by the code of the error. */
export const rendersFailed = new Counter({
  name: 'rivelle_renders_failed_total',
  help: 'Renders that ended with an error, by release and code; render-paused: its process had been at fault before',
  labelNames: ['release', 'code'],
});

export const renderFaults = new Counter({
  name: 'rivelle_render_faults_total',
  help: 'Render processes that had to be ended or ended themselves, by release and fault: loop, memory, exit, load, protocol',
  labelNames: ['release', 'fault'],
});

/** Adds the running processes to the metrics. */
export function watchSupervisor(supervisor: Pick<Supervisor, 'state'>): void {
  const show = (name: string, help: string, amount: (running: Running) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['release'],
      collect() {
        this.reset();
        for (const running of supervisor.state()) this.set({ release: running.release }, amount(running));
      },
    });
  show('rivelle_render_processes', 'Processes that render a release', ({ processes }) => processes);
  show('rivelle_render_busy', 'Renders of a release that are under way or wait for their turn', ({ busy }) => busy);
  show('rivelle_render_memory_bytes', 'Memory of the processes of a release', ({ memoryBytes }) => memoryBytes);
}
