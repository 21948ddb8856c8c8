import type { FastifyRequest } from 'fastify';
import { type Claims, verifyToken } from '../tokens/tokens.ts';

/** Who a request's bearer token stands for, or undefined where it has no valid one. */
export function callerOf(request: FastifyRequest, serviceSecret: string): Promise<Claims | undefined> {
  const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  return verifyToken(serviceSecret, token);
}
