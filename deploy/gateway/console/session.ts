import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookie = 'ops';
const shared = { path: '/_ops', sameSite: 'strict', httpOnly: true } as const;

/** The registry's session in the cookie, which is the bearer of every call; empty for who has not signed in. */
export const sessionOf = ({ cookies }: FastifyRequest): string => cookies[cookie] ?? '';

/** Has the browser keep the registry's session for so many seconds. */
export function keepConsoleSession(
  request: FastifyRequest,
  reply: FastifyReply,
  session: string,
  seconds: number,
): void {
  reply.setCookie(cookie, session, { ...shared, secure: request.protocol === 'https', maxAge: seconds });
}

/** Has the browser forget it. */
export const forgetConsoleSession = (reply: FastifyReply): FastifyReply => reply.clearCookie(cookie, shared);

/**
 * What every form of a session carries. Scripts of the site have the console's origin, but cannot read its pages (see
 * navigations.ts), and so do not know it.
 */
export const formKey = (secret: string, session: string): string =>
  createHmac('sha256', secret).update(`form of the console ${session}`).digest('base64url');

/** Whether a form came from a page of this session. */
export function isOwnForm(secret: string, session: string, key: string): boolean {
  const [expected, given] = [Buffer.from(formKey(secret, session)), Buffer.from(key)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
