import type { FastifyReply } from 'fastify';
import { definitionOf } from 'shared/routes';
import { requestIdHeader } from '../../observe/request-id.ts';
import type { ComposedDocument } from './compose-document.ts';

/** Whether a cache in front of the site may keep a document that anybody gets: a page that is there, is new, and is nobody's own. */
export const isForCaches = ({
  status,
  isFresh,
  route,
}: Pick<ComposedDocument, 'status' | 'isFresh' | 'route'>): boolean =>
  status === 200 && isFresh && !definitionOf(route.name)?.personal;

/** A page that is the same for everybody, for a cache in front of the site: it says nothing of this one page load. */
export function letCachesKeep(reply: FastifyReply, seconds: number): void {
  reply.removeHeader(requestIdHeader);
  reply.headers({ 'cache-control': `public, max-age=0, s-maxage=${seconds}`, vary: 'cookie, accept-encoding' });
}

/** What a visitor sees may be theirs alone: nobody on the way keeps it. */
export const personal = (reply: FastifyReply): FastifyReply =>
  reply.headers({ 'cache-control': 'private, no-store', vary: 'cookie' });
