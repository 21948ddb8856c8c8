import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/index.ts';
import { readingIn } from '../../database/reading-in.ts';
import { qaTicketHeader, verifyQaTicket } from '../../tokens/qa-ticket.ts';
import { databaseSources, type Sources } from '../sources/index.ts';
import { listPreviews } from './previews.ts';
import { viewsOf } from './schemas.ts';

/** Of so many previews the catalogue stays in memory. */
const mostKept = 20;

/**
 * Where the content of a request comes from: the preview that its signed ticket names, as long as that stands, otherwise what is
 * live. What a preview's sources keep in memory is theirs alone.
 */
export function createSourcesOf(db: Database, secret: string, complete: (sources: Sources) => Sources) {
  const live = complete(databaseSources(db));
  const previews = new LRUCache<number, Sources>({ max: mostKept });

  return async ({ headers }: Pick<FastifyRequest, 'headers'>): Promise<Sources> => {
    const { [qaTicketHeader]: ticket } = headers;
    if (ticket === undefined) return live;
    const number = (await verifyQaTicket(secret, String(ticket)))?.content;
    const stands = number !== undefined && (await listPreviews(db)).some((one) => one.number === number && one.stands);
    if (!stands) return live;
    const sources = previews.get(number) ?? complete(databaseSources(readingIn(db, viewsOf(number))));
    previews.set(number, sources);
    return sources;
  };
}
