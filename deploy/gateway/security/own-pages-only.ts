import type { FastifyInstance } from 'fastify';
import { SiteError } from 'shared/errors';

const reading = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses state-changing calls of foreign pages: they cannot send this header, nor JSON, without asking first, and nobody
 * answers them. Call it on the whole server.
 */
export function ownPagesOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers }) => {
    if (reading.includes(method)) return;
    const type = headers['content-type'];
    if (headers['x-requested-with'] !== 'rivelle' || (type !== undefined && !/^application\/json\b/i.test(type)))
      throw new SiteError('request-refused', 'The call did not come from a page of this site');
  });
}
