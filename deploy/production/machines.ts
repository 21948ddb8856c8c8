import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';

/** How long a gateway goes on answering after it was told to end: nginx has stopped asking it long before. */
const drainMs = 500;
const portsEach = 10;

/**
 * What the gateway of machine `number`, from 1, is started with where all machines are this one: its own ports and its own
 * cache, behind a balancer on this machine.
 */
export function machineSettings(settings: Settings, number: number): Settings {
  const port = settings.port + number * portsEach;
  return {
    ...settings,
    port,
    renderPort: port + 1,
    metricsPort: port + 2,
    host: '127.0.0.1',
    dataDir: join(settings.dataDir, `machine-${number}`),
    trustedProxies: ['127.0.0.1'],
    drainMs,
  };
}
