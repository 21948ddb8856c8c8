import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: those come and go. */
const first = 15_000;
const last = 30_000;
/** As many as three machines on one take, by `machineEnvironment`. */
const size = 40;

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
