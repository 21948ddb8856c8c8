import type { FastifyReply } from 'fastify';
import { isOwnMachine } from '../../tokens/qa-view.ts';
import type { QaVisit } from './qa-visit.ts';

const header = 'content-security-policy';
const directives = /\b(?:script-src|style-src|connect-src|img-src|font-src) [^;]*/g;

/** Lets the machines of a QA link's holder, and no others, into the policy of the document that is answered. */
export function allowMachines(reply: FastifyReply, { ticket }: QaVisit): void {
  const machines = Object.values(ticket.versions).filter(isOwnMachine);
  if (machines.length === 0) return;
  const policy = String(reply.getHeader(header) ?? '');
  reply.header(
    header,
    policy.replace(directives, (directive) => `${directive} ${machines.join(' ')}`),
  );
}
