import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a page load was: the composition that it shows, and the country. */
export interface Page {
  composition: string;
  country: string;
}

const daySeconds = 24 * 60 * 60;

/**
 * A token that one page load gets and sends back with its reports: it proves that this site answered such a page within the
 * last day. It names nobody: `expiry.random.signature`.
 */
export function signPage(secret: string, page: Page, now = Date.now()): string {
  const claims = `${Math.floor(now / 1000) + daySeconds}.${randomBytes(9).toString('base64url')}`;
  return `${claims}.${signature(secret, claims, page).toString('base64url')}`;
}

/** The part of a token that no other page load has; undefined where it is forged, too old, or of another page. */
export function verifyPage(secret: string, token: string, page: Page, now = Date.now()): string | undefined {
  const [until = '', random = '', signed = ''] = token.split('.');
  const expected = signature(secret, `${until}.${random}`, page);
  const given = Buffer.from(signed, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number(until) * 1000 > now ? random : undefined;
}

const signature = (secret: string, claims: string, { composition, country }: Page): Buffer =>
  createHmac('sha256', secret).update(`report ${claims} ${composition} ${country}`).digest();

/**
 * The header `server-timing` of one page load: the id of its request, and the token for its reports. They are not in the
 * document, which is cached and answered to others.
 */
export const pageLoadTiming = (requestId: string, token?: string): string =>
  [`request;desc="${requestId}"`, ...(token ? [`page;desc="${token}"`] : [])].join(', ');
