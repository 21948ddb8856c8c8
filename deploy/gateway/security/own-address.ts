import type { FastifyReply } from 'fastify';
import { visitorOf } from '../compose/visitor.ts';

/**
 * The address that a redirect may name, or undefined where the text would lead to another site (open redirect): browsers read
 * `//host`, `/\host` and `/.//host` as other sites.
 */
export function ownAddress(text: string, origin: string): string | undefined {
  if (!text.startsWith('/') || !URL.canParse(text, origin)) return undefined;
  const url = new URL(text, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Leads on to an address that a release or a visitor names; to the beginning of the site where it is not of this one. */
export const redirectWithin = (reply: FastifyReply, address: string, status: number): FastifyReply =>
  reply.redirect(ownAddress(address, visitorOf(reply.request).origin) ?? '/', status);
