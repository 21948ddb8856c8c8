import { once } from 'node:events';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Once `ending` is aborted every answer closes its connection: the next request of whoever is in front goes elsewhere. */
export function closeConnectionsAt(app: FastifyInstance, ending: AbortSignal): void {
  app.addHook('onSend', async (_, reply) => {
    if (ending.aborted) reply.header('connection', 'close');
  });
}

/**
 * Goes on answering for `drainMs`, longer than whoever is in front keeps a connection that it does not use; then answers
 * what has arrived and takes nothing more.
 */
export async function drain(app: FastifyInstance, drainMs: number): Promise<void> {
  await setTimeout(drainMs);
  // Right after Node has taken in who waits at the door: whoever is left there would be turned away.
  await setImmediate();
  const closed = once(app.server, 'close');
  app.server.close();
  await closed;
}
