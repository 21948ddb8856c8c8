import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Posted } from 'shared/forms';
import { z } from 'zod';

/** What is in cookies between a form that was posted and the next page. Visitors can write anything there. */

const shared = { path: '/', sameSite: 'lax' } as const;
const yearSeconds = 365 * 24 * 60 * 60;

/** Scripts take it over when there are any (`shared/guest-list`). */
const guestCookie = 'guestProducts';
/** A cookie has 4 kB. */
const guestProducts = z.array(z.string().min(1).max(255)).max(100);
const guestLength = 3_000;

const doneCookie = 'formDone';
const doneSchema = z.object({ form: z.string().max(100), done: z.string().max(500) });
const doneSeconds = 60;

function parsed<Value>(schema: z.ZodType<Value>, text: string | undefined): Value | undefined {
  try {
    return schema.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

/** The products that a visitor saved without an account and without scripts, the latest last. */
export const guestProductsOf = ({ cookies }: FastifyRequest): string[] =>
  parsed(guestProducts, cookies[guestCookie]) ?? [];

/** False where the cookie has no more room: what was chosen before is not dropped for it. */
export function keepGuestProduct(request: FastifyRequest, reply: FastifyReply, uid: string): boolean {
  const uids = [...guestProductsWithout(request, uid), uid];
  if (!guestProducts.safeParse(uids).success || encodeURIComponent(JSON.stringify(uids)).length > guestLength)
    return false;
  writeGuestProducts(request, reply, uids);
  return true;
}

/** Has the browser forget one of them, and the cookie with the last one. */
export function forgetGuestProduct(request: FastifyRequest, reply: FastifyReply, uid: string): void {
  const uids = guestProductsWithout(request, uid);
  if (uids.length) writeGuestProducts(request, reply, uids);
  else forgetGuestProducts(reply);
}

const guestProductsWithout = (request: FastifyRequest, uid: string) =>
  guestProductsOf(request).filter((one) => one !== uid);

const writeGuestProducts = (request: FastifyRequest, reply: FastifyReply, uids: string[]) =>
  reply.setCookie(guestCookie, JSON.stringify(uids), {
    ...shared,
    secure: request.protocol === 'https',
    maxAge: yearSeconds,
  });

/** Has the browser forget the products that were saved without an account. */
export const forgetGuestProducts = (reply: FastifyReply): FastifyReply => reply.clearCookie(guestCookie, shared);

/** Has the next page say what was done. */
export function keepDone(request: FastifyRequest, reply: FastifyReply, form: string, done: string): void {
  const options = { ...shared, secure: request.protocol === 'https', httpOnly: true, maxAge: doneSeconds };
  reply.setCookie(doneCookie, JSON.stringify({ form, done }), options);
}

/** What the page before has done, once. */
export function takeDone(request: FastifyRequest, reply: FastifyReply): Posted | undefined {
  const text = request.cookies[doneCookie];
  if (text === undefined) return undefined;
  reply.clearCookie(doneCookie, shared);
  const kept = parsed(doneSchema, text);
  return kept && { ...kept, values: {}, problems: {} };
}
