import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SiteError } from 'shared/errors';

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

/** What a page of the console may load, and where else than to itself a form of it may lead. */
export const policyOf = (formTargets: readonly string[] = []): string =>
  [
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
  ].join('; ');

/** What is a part of a page and holds no secret. */
const isPublic = (url: string): boolean => url.endsWith('.css');

/**
 * Answers people who look at a page, and nobody else. Remotes run on the same origin as the console, and a team's code
 * has no business here: it cannot fetch these pages (a script's call is no navigation), frame them, or keep hold of a
 * window that it opens on them. Browsers say what a call is for over https and on this machine only.
 */
export function navigationsOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, routeOptions }) => {
    if (isPublic(routeOptions.url ?? '')) return;
    if (headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document')
      throw new SiteError('request-refused', 'The console answers a browser that opens it as a page, over https');
  });

  app.addHook('onRequest', async ({ method, headers, protocol, host }) => {
    if (method === 'POST' && headers.origin !== `${protocol}://${host}`)
      throw new SiteError('request-refused', 'The form did not come from this console');
  });

  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policyOf());
    reply.headers({
      'cross-origin-opener-policy': 'noopener-allow-popups',
      // Not `no-referrer`: forms would come with the origin `null`.
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'DENY',
      'cache-control': isPublic(request.routeOptions.url ?? '') ? 'public, max-age=300' : 'no-store',
    });
  });
}
