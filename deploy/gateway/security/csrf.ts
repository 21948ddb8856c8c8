import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SiteError } from 'shared/errors';
import { ownHeader } from 'shared/gateway-calls';

/** Files come with their own content type. */
const ofAnyType = ['/uploads'];
/** Reports that browsers send by themselves, without a header of ours; they are logged and change nothing. */
export const browserReports = /^application\/(?:csp-report|reports\+json)\b/i;
/** Commands with a token of their own, which no page has, and the console, which looks at where its forms come from. */
const checkedElsewhere = /^\/_(?:registry|ops)\//;
const carriesOwnHeader = (headers: IncomingHttpHeaders): boolean =>
  Object.entries(ownHeader).every(([name, value]) => headers[name] === value);
const reading = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses state-changing calls of foreign pages: they cannot send this header, nor JSON, without asking first, and nobody
 * answers them. Call it on the whole server.
 */
export function ownPagesOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers, routeOptions }) => {
    if (reading.includes(method) || checkedElsewhere.test(routeOptions.url ?? '')) return;
    // Forms that a browser posts by itself: their route looks at where they come from.
    if (routeOptions.url === '/*' && isPostedForm({ headers })) return;
    const type = headers['content-type'];
    if (routeOptions.url === '/reports' && browserReports.test(type ?? '')) return;
    const isOurType =
      type === undefined || /^application\/json\b/i.test(type) || ofAnyType.includes(routeOptions.url ?? '');
    if (!carriesOwnHeader(headers) || !isOurType)
      throw new SiteError('request-refused', 'The call did not come from a page of this site');
  });
}

/** The secret field in the forms of a signed-in visitor, made from the id of the session. */
export const formTokenOf = (secret: string, session: string): string =>
  createHmac('sha256', secret).update(`form of the session ${session}`).digest('base64url');

/** Whether a request is one that a form makes which a browser posts by itself. */
export const isPostedForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');

/** Throws SiteError request-refused unless the form was posted from a page of this host, as browsers say. */
export function requireOwnPage({ headers, protocol, host }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  const isOwn = origin === undefined ? site === 'same-origin' : origin === `${protocol}://${host}`;
  if (!isOwn || (site !== undefined && site !== 'same-origin'))
    throw new SiteError('request-refused', 'The form was not posted from a page of this site');
}

/** Throws SiteError request-refused unless the form was made for this session. */
export function requireOwnToken(expected: string, given: string | undefined): void {
  const [ours, theirs] = [Buffer.from(expected), Buffer.from(given ?? '')];
  if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs))
    throw new SiteError('request-refused', 'The form was not made for this session');
}
