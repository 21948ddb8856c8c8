import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { trustedCallers } from './trusted-callers.ts';

/** Names one request of a visitor in the logs of every server that worked for it. */
export const requestIdHeader = 'x-request-id';

const wellFormed = /^[\w-]{8,64}$/;
const current = new AsyncLocalStorage<string>();

/** Options of fastify: a request keeps the id that a trusted server in front gave it, and otherwise gets a new one. */
export function requestIds(trusted: readonly string[]) {
  const isTrusted = trustedCallers(trusted);
  return {
    requestIdHeader: false,
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    genReqId({ headers, socket }: IncomingMessage): string {
      const given = headers[requestIdHeader];
      const isGood = typeof given === 'string' && wellFormed.test(given) && isTrusted(socket.remoteAddress);
      return isGood ? given : randomUUID();
    },
  } as const;
}

/** Answers carry their request's id, and whatever is called for a request gets it by `requestIdNow`. */
export function passRequestIdOn(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
  // Reading a body leaves the context that the request came in.
  const enter = (request: FastifyRequest, _reply: FastifyReply, done: () => void) => current.run(request.id, done);
  app.addHook('onRequest', enter);
  app.addHook('preValidation', enter);
}

/** The id of the request that is worked for, or undefined outside of one. */
export const requestIdNow = (): string | undefined => current.getStore();
