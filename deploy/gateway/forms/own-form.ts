import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { SiteError } from 'shared/errors';

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
