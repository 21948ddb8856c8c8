import type { FastifyInstance } from 'fastify';

const lookMs = 500;

/**
 * Has a server that closes, or whose `ending` is aborted, close each connection with the answer to the request that is under way.
 * Otherwise the connection stays for as long as an idle one may (72 s), and the server with it.
 */
export function endConnections(app: FastifyInstance, ending?: AbortSignal): void {
  let closing: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    // Of those that were answered before they had been read.
    closing = setInterval(() => app.server.closeIdleConnections(), lookMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(closing));
  const isNear = () => closing !== undefined || ending?.aborted === true;
  // A file is written past onSend.
  app.addHook('onRequest', async (_, reply) => {
    if (isNear()) reply.raw.shouldKeepAlive = false;
  });
  app.addHook('onSend', async (_, reply) => {
    if (isNear()) reply.header('connection', 'close');
  });
}
