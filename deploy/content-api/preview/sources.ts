import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/index.ts';
import { readingIn } from '../../database/reading-in.ts';
import { qaTicketHeader, verifyQaTicket } from '../../tokens/qa-ticket.ts';
import { databaseSources, type Sources } from '../sources/index.ts';
import { listPreviews } from './previews.ts';
import { viewsOf } from './schemas.ts';

/** Of so many previews the catalogue stays in memory, about 150 bytes a product, and so long after somebody has looked. */
const kept = { max: 10, ttl: 10 * 60_000, ttlAutopurge: true };

/**
 * Where the content of a request comes from: the preview that its signed ticket names, as long as that stands, otherwise what is
 * live. What a preview's sources keep in memory is theirs alone.
 */
export function createSourcesOf(db: Database, secret: string, complete: (sources: Sources) => Sources) {
  const live = complete(databaseSources(db));
  const previews = new LRUCache<number, Sources>(kept);

  return async ({ headers }: Pick<FastifyRequest, 'headers'>): Promise<Sources> => {
    const { [qaTicketHeader]: ticket } = headers;
    if (ticket === undefined) return live;
    const number = (await verifyQaTicket(secret, String(ticket)))?.content;
    if (number === undefined) return live;
    const [preview] = await listPreviews(db, number);
    if (!preview?.stands) return live;
    const sources = previews.get(number) ?? complete(databaseSources(readingIn(db, viewsOf(number)), db));
    previews.set(number, sources);
    return sources;
  };
}
