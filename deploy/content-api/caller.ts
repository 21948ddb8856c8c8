import type { FastifyRequest } from 'fastify';
import { type Claims, verifyToken } from '../tokens/tokens.ts';

/** The account of a request's bearer token, or undefined where it has no valid one. */
export function callerOf(request: FastifyRequest, serviceSecret: string): Promise<Claims | undefined> {
  const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  return verifyToken(serviceSecret, token);
}
