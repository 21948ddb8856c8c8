import { join } from 'node:path';
import { readGatewaySettings } from '../settings/settings.ts';
import type { Environment } from '../settings/variables.ts';
import { keptMs } from './nginx-config.ts';

/** How long a gateway goes on answering after SIGTERM: by then nginx holds no connection to it any more. */
const drainMs = 3 * keptMs;
const portsEach = 10;

/**
 * What the gateway of machine `number`, from 1, is started with where all machines are this one: its own ports and its own
 * cache, behind a balancer on this machine.
 */
export function machineEnvironment(environment: Environment, number: number): Environment {
  const site = readGatewaySettings(environment);
  const port = site.port + number * portsEach;
  return {
    ...environment,
    PORT: String(port),
    CONTENT_PORT: String(site.contentPort),
    RENDER_PORT: String(port + 1),
    METRICS_PORT: String(port + 2),
    HOST: '127.0.0.1',
    DATA_DIR: join(site.dataDir, `machine-${number}`),
    MEDIA_DIR: site.mediaDir,
    TRUST_PROXY: '127.0.0.1',
    DRAIN_MS: String(drainMs),
  };
}
