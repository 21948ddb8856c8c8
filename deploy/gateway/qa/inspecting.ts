import type { FastifyReply, FastifyRequest } from 'fastify';
import { thisMachine, trustedCallers } from '../../observe/trusted-callers.ts';

const cookie = 'inspect';
const isHere = trustedCallers(thisMachine);

/** Whether somebody looks at a site that runs on their own machine. */
export const onThisMachine = ({ ip, hostname }: Pick<FastifyRequest, 'ip' | 'hostname'>): boolean =>
  isHere(ip) && /(?:^|\.)localhost$/.test(hostname);

/**
 * Whether a document may be inspected without a QA link: on this machine, from `?inspect` on until the browser closes, or
 * until `?inspect=off`.
 */
export function inspectsHere(request: FastifyRequest, reply: FastifyReply): boolean {
  const { searchParams } = new URL(request.url, 'http://localhost');
  const asked = searchParams.get('inspect');
  if (!onThisMachine(request) || (asked === null && request.cookies[cookie] === undefined)) return false;
  if (asked === 'off') reply.clearCookie(cookie, { path: '/' });
  else if (asked !== null) reply.setCookie(cookie, 'on', { path: '/', sameSite: 'lax' });
  return asked !== 'off';
}
