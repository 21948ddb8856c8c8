import type { FastifyInstance } from 'fastify';

/** Every 401 names the scheme that it wants, as HTTP demands: a bearer token. Browsers open no dialog for it. */
export function askForToken(app: FastifyInstance): void {
  app.addHook('onSend', async (_, reply) => {
    if (reply.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  });
}
