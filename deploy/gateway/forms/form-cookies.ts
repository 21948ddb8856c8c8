import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Posted } from 'shared/forms';
import { z } from 'zod';
import { hostCookie } from '../security/host-cookie.ts';

/** The cookies between a form that was posted and the next page. Visitors can write anything into them. */

const cookieOptions = { path: '/', sameSite: 'lax' } as const;
const yearSeconds = 365 * 24 * 60 * 60;

/** Where scripts run, they take its products over (`shared/guest-list`). */
const guestCookie = 'guestProducts';
/** A cookie has 4 kB. */
const guestProducts = z.array(z.string().min(1).max(255)).max(100);
const guestLength = 3_000;

const doneCookie = hostCookie('formDone', { sameSite: 'lax', httpOnly: true });
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

/** Saves a product in the cookie. Returns false where the cookie is full: no product that was saved before is dropped. */
export function saveGuestProduct(request: FastifyRequest, reply: FastifyReply, uid: string): boolean {
  const uids = [...guestProductsOf(request).filter((one) => one !== uid), uid];
  if (!guestProducts.safeParse(uids).success || encodeURIComponent(JSON.stringify(uids)).length > guestLength)
    return false;
  writeGuestProducts(request, reply, uids);
  return true;
}

/** Removes some of them from the cookie, and the cookie with the last one. */
export function removeGuestProducts(request: FastifyRequest, reply: FastifyReply, uids: readonly string[]): void {
  const left = guestProductsOf(request).filter((one) => !uids.includes(one));
  if (left.length) writeGuestProducts(request, reply, left);
  else reply.clearCookie(guestCookie, cookieOptions);
}

const writeGuestProducts = (request: FastifyRequest, reply: FastifyReply, uids: string[]) =>
  reply.setCookie(guestCookie, JSON.stringify(uids), {
    ...cookieOptions,
    secure: request.protocol === 'https',
    maxAge: yearSeconds,
  });

/** Has the next page say what was done: a flash message, in a cookie. */
export function setDone(reply: FastifyReply, form: string, done: string): void {
  doneCookie.set(reply, JSON.stringify({ form, done }), { maxAge: doneSeconds });
}

/** What was done on the page before; its cookie is removed. */
export function takeDone(request: FastifyRequest, reply: FastifyReply): Posted | undefined {
  const text = doneCookie.of(request);
  if (text === undefined) return undefined;
  doneCookie.clear(reply);
  const done = parsed(doneSchema, text);
  return done && { ...done, values: {}, problems: {} };
}
