import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SiteError } from 'shared/errors';
import { csrfToken } from '../security/csrf.ts';

const sessionCookie = 'ops';
const cookieOptions = { path: '/_ops', sameSite: 'strict', httpOnly: true } as const;

/** The registry's session in the cookie, which is the bearer token of every call; empty where nobody has signed in. */
export const sessionOf = ({ cookies }: FastifyRequest): string => cookies[sessionCookie] ?? '';

/** Sets the cookie with the registry's session, for so many seconds. */
export function setConsoleSession(
  request: FastifyRequest,
  reply: FastifyReply,
  session: string,
  seconds: number,
): void {
  reply.setCookie(sessionCookie, session, { ...cookieOptions, secure: request.protocol === 'https', maxAge: seconds });
}

/** Removes that cookie. */
export const clearConsoleSession = (reply: FastifyReply): FastifyReply =>
  reply.clearCookie(sessionCookie, cookieOptions);

/**
 * The CSRF token that every form of a session carries. Scripts of the site have the console's origin, but cannot read its
 * pages (`navigationsOnly`), and so do not know it.
 */
export const formKey = (secret: string, session: string): string => csrfToken(secret, 'form of the console', session);

/** What a page of the console may load, and where else than to itself a form of it may lead. */
export const policyOf = (formTargets: readonly string[] = []): string =>
  [
    "default-src 'none'; script-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
  ].join('; ');

/** Style sheets are parts of pages and hold no secret. */
const isPublic = (url: string): boolean => url.endsWith('.css');

/**
 * Answers people who look at a page, and nobody else. Remotes run on the same origin as the console, and a team's code
 * has no business here: it cannot fetch these pages (a script's call is no navigation), frame them, or keep hold of a
 * window that it opens on them. Browsers say what a call is for over https and on this machine only.
 */
export function navigationsOnly(app: FastifyInstance): void {
  // In the place of the site's policy, which is there already; a page may widen it.
  app.addHook('onRequest', async (_, reply) => {
    reply.header('content-security-policy', policyOf());
  });

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
