import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Goes on answering for `drainMs`, longer than a load balancer keeps an idle connection; then accepts no more, answers the
 * requests that have arrived, and keeps idle connections for as long again: a request may be on its way in one. What is not
 * complete `limitMs` later is broken off.
 */
export async function drain(app: FastifyInstance, drainMs: number, limitMs = 20_000): Promise<void> {
  await delay(drainMs);
  await acceptWaiting(app.server, limitMs);
  const closed = once(app.server, 'close');
  // An HTTP server that closes breaks idle connections off at once.
  NetServer.prototype.close.call(app.server);
  const idle = setInterval(() => app.server.closeIdleConnections(), drainMs);
  const late = setTimeout(() => app.server.closeAllConnections(), limitMs);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

/** Node accepts one connection in each turn of its loop; connections that still wait when a server closes are broken off. */
async function acceptWaiting(server: Server, limitMs: number): Promise<void> {
  const deadline = performance.now() + limitMs;
  let accepted: boolean;
  const note = () => {
    accepted = true;
  };
  server.on('connection', note);
  do {
    accepted = false;
    await setImmediate();
    await setImmediate();
  } while (accepted && performance.now() < deadline);
  server.off('connection', note);
}
