import type { FastifyInstance } from 'fastify';

/** Every 401 of this server says what it wants, as HTTP demands: a bearer token. Browsers ask nobody for one. */
export function askForToken(app: FastifyInstance): void {
  app.addHook('onSend', async (_, reply) => {
    if (reply.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  });
}
