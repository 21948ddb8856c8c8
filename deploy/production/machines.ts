import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import { keptMs } from './nginx-config.ts';

/** How long a gateway goes on answering after SIGTERM: by then nginx holds no connection to it any more. */
const drainMs = 3 * keptMs;
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
