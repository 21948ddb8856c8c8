import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Claims } from '../tokens/tokens.ts';

/** One call over HTTP, as the GraphQL server hands it on. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  caller: Claims;
}
