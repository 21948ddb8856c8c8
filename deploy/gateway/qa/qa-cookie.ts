import type { FastifyReply, FastifyRequest } from 'fastify';

const cookie = 'qa';
const shared = { path: '/', sameSite: 'lax', httpOnly: true } as const;

/** The ticket that a browser keeps; any text. */
export const keptTicket = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined => cookies[cookie];

/** Has the browser keep a ticket until it expires. */
export function keepTicket(request: FastifyRequest, reply: FastifyReply, ticket: string, expires: Date): void {
  reply.setCookie(cookie, ticket, { ...shared, secure: request.protocol === 'https', expires });
}

/** Has the browser forget its ticket. */
export function dropTicket(reply: FastifyReply): void {
  reply.clearCookie(cookie, shared);
}
