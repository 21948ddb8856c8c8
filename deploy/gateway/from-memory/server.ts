import { createServer, type IncomingMessage } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { type FromMemory, type ReadyAnswer, writeReady } from './ready-answer.ts';

interface Answering {
  /** Asked one after the other; the first that has an answer gives it. */
  sources: readonly FromMemory[];
  /** From then on fastify answers every request, and its answers close their connections. */
  ending: AbortSignal;
  /** Called with the pattern of the address, each answer, and its duration in ms. */
  answered(route: string, request: IncomingMessage, answer: ReadyAnswer, ms: number): void;
}

/**
 * A server for fastify that answers what is ready in memory before anything else is done: routing, hooks and cookies
 * would take ten times as long as the answer itself. Whatever has to be looked at more closely goes on to fastify.
 */
export const answeringFromMemory =
  ({ sources, ending, answered }: Answering): FastifyServerFactory =>
  (handler, { keepAliveTimeout, requestTimeout }) => {
    const server = createServer((request, response) => {
      if (request.method === 'GET' && !ending.aborted) {
        const start = performance.now();
        for (const source of sources) {
          const ready = source.find(request);
          if (!ready) continue;
          writeReady(response, ready);
          return answered(source.route, request, ready, performance.now() - start);
        }
      }
      handler(request, response);
    });
    server.keepAliveTimeout = Number(keepAliveTimeout);
    server.requestTimeout = Number(requestTimeout);
    return server;
  };
