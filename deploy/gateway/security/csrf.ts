import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SiteError } from 'shared/errors';
import { ownHeader } from 'shared/gateway-calls';

/** Files come with their own content type. */
const ofAnyType = ['/uploads'];
/** Reports that browsers send by themselves, without a header of ours; they are logged and change nothing. */
export const browserReports = /^application\/(?:csp-report|reports\+json)\b/i;
/** Commands have a token of their own, which no page has. The console checks where its forms come from (console/access.ts). */
const checkedElsewhere = /^\/_(?:registry|ops)\//;
const reading = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses cross-site calls that change something (CSRF): another site cannot send this header, nor JSON, without a preflight
 * request, which is never granted. Call it on the whole server.
 */
export function ownPagesOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers, routeOptions: { url = '' } }) => {
    if (reading.includes(method) || checkedElsewhere.test(url)) return;
    // Forms that a browser posts by itself: their route calls `requireOwnPage` and `requireOwnToken`.
    if (url === '/*' && isPostedForm({ headers })) return;
    const type = headers['content-type'];
    if (url === '/reports' && browserReports.test(type ?? '')) return;
    const isOurType = type === undefined || /^application\/json\b/i.test(type) || ofAnyType.includes(url);
    const hasOwnHeader = Object.entries(ownHeader).every(([name, value]) => headers[name] === value);
    if (!hasOwnHeader || !isOurType)
      throw new SiteError('request-refused', 'The call did not come from a page of this site');
  });
}

/** Whether a request is one that a form makes which a browser posts by itself. */
export const isPostedForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');

/** Has the routes of `app` read the bodies of such forms. */
export function acceptPostedForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: unknown) => Object.fromEntries(new URLSearchParams(String(body))),
  );
}

/** Throws SiteError request-refused unless the form was posted from a page of this host, as browsers say. */
export function requireOwnPage({ headers, protocol, host }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  const isOwn = origin === undefined ? site === 'same-origin' : origin === `${protocol}://${host}`;
  if (!isOwn || (site !== undefined && site !== 'same-origin'))
    throw new SiteError('request-refused', 'The form was not posted from a page of this site');
}

/** The CSRF token in the forms of a session: an HMAC of the session's id, with the name of the place that has these forms. */
export const csrfToken = (secret: string, formsOf: string, session: string): string =>
  createHmac('sha256', secret).update(`${formsOf} ${session}`).digest('base64url');

/** The secret field in the forms of a signed-in visitor. */
export const formTokenOf = (secret: string, session: string): string =>
  csrfToken(secret, 'form of the session', session);

/** Throws SiteError request-refused unless the form was made for this session. */
export function requireOwnToken(expected: string, given = ''): void {
  const [ours, theirs] = [Buffer.from(expected), Buffer.from(given)];
  if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs))
    throw new SiteError('request-refused', 'The form was not made for this session');
}
