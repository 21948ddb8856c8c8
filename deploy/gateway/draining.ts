import { once } from 'node:events';
import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Once `ending` is aborted every answer closes its connection: the next request of whoever is in front goes elsewhere. */
export function closeConnectionsAt(app: FastifyInstance, ending: AbortSignal): void {
  app.addHook('onSend', async (_, reply) => {
    if (ending.aborted) reply.header('connection', 'close');
  });
}

/**
 * Goes on answering for `drainMs`, longer than whoever is in front keeps a connection that it does not use; then answers
 * what has arrived and takes nothing more. What has not arrived whole `limitMs` later never does.
 */
export async function drain(app: FastifyInstance, drainMs: number, limitMs = 20_000): Promise<void> {
  await delay(drainMs);
  // Right after Node has taken in who waits at the door: whoever is left there would be turned away.
  await setImmediate();
  const closed = once(app.server, 'close');
  app.server.close();
  const late = setTimeout(() => app.server.closeAllConnections(), limitMs);
  await closed;
  clearTimeout(late);
}
