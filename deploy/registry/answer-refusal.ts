import type { FastifyReply, FastifyRequest } from 'fastify';
import { BreaksError } from './can-release/reason.ts';
import { refusalOf } from './refusal.ts';

/** Answers any error as a refusal, with its code and a plain reason. */
export function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  const { status, code, message } = refusal;
  if (status >= 500) request.log.error(error);
  return reply
    .status(status)
    .send({ code, message, ...(refusal instanceof BreaksError && { reasons: refusal.reasons }) });
}
