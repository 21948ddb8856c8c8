import type { FastifyReply, FastifyRequest } from 'fastify';

/** The token, which scripts cannot read, and a flag without a secret that shows the interface that it exists (C31). */
export const tokenCookie = 'authToken';
const flagCookie = 'signedIn';

const weekSeconds = 7 * 24 * 60 * 60;
const shared = { path: '/', sameSite: 'lax' } as const;

/** Starts or renews the session for 7 days (R281). */
export function keepSession(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const options = { ...shared, secure: request.protocol === 'https', maxAge: weekSeconds };
  reply.setCookie(tokenCookie, token, { ...options, httpOnly: true });
  reply.setCookie(flagCookie, '1', options);
}

/** Has the browser forget both cookies of its session. */
export function endSession(reply: FastifyReply): void {
  reply.clearCookie(tokenCookie, shared);
  reply.clearCookie(flagCookie, shared);
}
