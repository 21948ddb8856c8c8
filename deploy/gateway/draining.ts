import type { FastifyInstance } from 'fastify';

/** Once `ending` is aborted every answer closes its connection: the next request of whoever is in front goes elsewhere. */
export function closeConnectionsAt(app: FastifyInstance, ending: AbortSignal): void {
  app.addHook('onSend', async (_, reply) => {
    if (ending.aborted) reply.header('connection', 'close');
  });
}
