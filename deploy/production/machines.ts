import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { readGatewaySettings } from '../settings/settings.ts';
import type { Environment } from '../settings/variables.ts';
import { idleMs } from './nginx.ts';

/** How long a gateway goes on answering after SIGTERM: by then nginx holds no connection to it any more. */
const drainMs = 3 * idleMs;
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

/** Below the ports that systems give to outgoing connections: those come and go. */
const first = 15_000;
const last = 30_000;
/** As many as five machines on one take, by `machineEnvironment`. */
const size = 60;

/** The first of a range of ports that are free on this machine. */
export async function freeRange(): Promise<number> {
  for (;;) {
    const port = randomInt(first, last);
    const all = Array.from({ length: size }, (_, index) => isFree(port + index));
    if ((await Promise.all(all)).every(Boolean)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
