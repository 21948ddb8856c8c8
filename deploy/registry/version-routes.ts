import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/index.ts';
import { longestWaitMs, waitWanted } from './contract.ts';
import { watchVersions } from './watch-versions.ts';

/** Tells which writes there were; a gateway that knows that much already may wait for the next one (`Prefer: wait=10`, RFC 7240). */
export async function versionRoutes(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  const watch = watchVersions(db);
  // Who waits is answered when the server is about to close, and before its database does.
  app.addHook('preClose', watch.close);

  // That they cannot follow, each gateway says once.
  app.get('/version', { logLevel: 'silent' }, async ({ headers }, reply) => {
    const tagOf = (versions: object) => `"${Object.values(versions).join('.')}"`;
    const isKnown = (versions: object) => headers['if-none-match'] === tagOf(versions);
    const now = await watch.now();
    const waitMs = Math.min(waitWanted(headers), longestWaitMs);
    const versions = isKnown(now) && waitMs > 0 ? await watch.otherThan(now, waitMs) : now;
    reply.header('etag', tagOf(versions));
    return isKnown(versions) ? reply.code(304).send() : versions;
  });
}
