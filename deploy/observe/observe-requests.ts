import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { measureRequests } from './metrics.ts';
import { passRequestIdOn, requestIdHeader, requestIdNow } from './request-id.ts';
import { traceHeaders, traceRequests } from './spans.ts';

/** Every request gets its id, its measurements and its span. `trusted` may name the span that it belongs to. */
export function observeRequests(app: FastifyInstance, trusted: readonly string[]): void {
  passRequestIdOn(app);
  traceRequests(app, trusted);
  measureRequests(app);
}

/** Answers an error that nothing else answers, such as a body that is none: which framework found it is for the log alone. */
export function answerPlainly(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode: status = 500 } = error;
  if (status >= 500) request.log.error(error);
  return reply.code(status).send({ code: status < 500 ? 'request-refused' : 'failed' });
}

/** What every call to another server of ours carries, so that its log and its spans can be joined with this one's. */
export function onwardHeaders(): Record<string, string> {
  const requestId = requestIdNow();
  return { ...traceHeaders(), ...(requestId ? { [requestIdHeader]: requestId } : {}) };
}
