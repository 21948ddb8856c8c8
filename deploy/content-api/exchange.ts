import type { FastifyRequest } from 'fastify';
import type { Claims } from '../tokens/tokens.ts';

/** One call over HTTP, as the GraphQL server hands it on; it keeps the name `request` for its own. */
export interface Exchange {
  incoming: FastifyRequest;
  caller: Claims;
}
