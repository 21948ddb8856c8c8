import { errors, jwtVerify, SignJWT } from 'jose';
import { algorithm, keyOf, readJwt } from './jwt.ts';
import { type QaView, qaViewSchema } from './qa-view.ts';

/**
 * What a QA link carries: a view of the site, signed and with an end. The registry signs it for those who may, the
 * gateway keeps it in a cookie of the browser that opened the link.
 */

/** The header that brings it from the gateway to the content API. */
export const qaTicketHeader = 'x-qa-ticket';

const audience = 'qa view';

/** A view, and when it ends. */
export interface QaTicket extends QaView {
  expires: Date;
}

/** A ticket as a signed text, for a cookie or a link. */
export const signQaTicket = (secret: string, { expires, ...view }: QaTicket): Promise<string> =>
  new SignJWT({ view })
    .setProtectedHeader({ alg: algorithm })
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(keyOf(secret));

/** Whether a ticket was signed with this secret, and is over. */
export async function hasExpired(secret: string, ticket: string): Promise<boolean> {
  try {
    await jwtVerify(ticket, keyOf(secret), { algorithms: [algorithm], audience });
    return false;
  } catch (error) {
    return error instanceof errors.JWTExpired;
  }
}

/** What a ticket shows, or undefined where it is forged, has expired, or is none. */
export async function verifyQaTicket(secret: string, ticket: string): Promise<QaTicket | undefined> {
  const said = await readJwt(keyOf(secret), ticket, audience);
  const view = qaViewSchema.safeParse(said?.view).data;
  return view && said?.exp ? { ...view, expires: new Date(said.exp * 1000) } : undefined;
}
