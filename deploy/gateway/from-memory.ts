import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyServerFactory } from 'fastify';
import { measureFromMemory } from '../observe/metrics.ts';
import { traceReady } from '../observe/spans.ts';
import { emptyAnswer, refusedAtOnce } from './readable-request.ts';

/** A whole answer in memory: status, headers and bytes. */
export interface ReadyAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** The id of the request in the log; undefined for files of releases and pictures, which are not logged. */
  requestId?: string;
}

/** A kind of answers in memory. */
export interface FromMemory {
  /** The route label of their metrics: the pattern of their addresses. */
  route: string;
  /** The answer to a request; undefined where the request has to go on to fastify. */
  find(request: IncomingMessage): ReadyAnswer | undefined;
}

/** Writes an answer that is ready, and no header beside its own. */
export function writeReady(response: ServerResponse, { status, headers, body }: ReadyAnswer): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.end(body);
}

interface Answering {
  /** Asked one after the other; the first that has an answer gives it. */
  sources: readonly FromMemory[];
  /** Once it is aborted, fastify answers every request, and closes each connection. */
  ending: AbortSignal;
  /** Called with the pattern of the address, each answer, and its duration in ms. */
  answered(route: string, request: IncomingMessage, answer: ReadyAnswer, ms: number): void;
}

/** Has metrics, traces and the log know of each answer from memory. What has no request id is not logged. */
export const observeFromMemory =
  (log: () => FastifyBaseLogger, isTrusted: (address: string | undefined) => boolean): Answering['answered'] =>
  (route, request, { status, requestId }, ms) => {
    measureFromMemory(route, status, ms);
    if (!requestId) return;
    traceReady(request, { route, requestId, status, ms }, isTrusted);
    const { method, url, headers } = request;
    const line = { requestId, req: { method, url, host: headers.host }, res: { statusCode: status }, responseTime: ms };
    log().info(line, 'request completed from memory');
  };

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Hands one request on in each turn of the event loop: of hundreds at once, none keeps an answer from memory waiting. */
function oneATurn(handler: Handler): Handler {
  const waiting: Parameters<Handler>[] = [];
  const handNext = () => {
    const next = waiting.shift();
    if (waiting.length) setImmediate(handNext);
    if (next) handler(...next);
  };
  return (...request) => {
    if (waiting.push(request) === 1) setImmediate(handNext);
  };
}

/**
 * A server for fastify that answers what is ready in memory before anything else is done: routing, hooks and cookies
 * would take ten times as long as the answer itself. Every other request goes on to fastify, when it is its turn.
 */
export const answeringFromMemory =
  ({ sources, ending, answered }: Answering): FastifyServerFactory =>
  (handler, { keepAliveTimeout, requestTimeout }) => {
    const handOn = oneATurn(handler);
    const server = createServer((request, response) => {
      const refused = refusedAtOnce(request);
      if (refused) return void response.writeHead(refused, emptyAnswer).end();
      if (request.method === 'GET' && !ending.aborted) {
        const start = performance.now();
        for (const source of sources) {
          const ready = source.find(request);
          if (!ready) continue;
          writeReady(response, ready);
          return answered(source.route, request, ready, performance.now() - start);
        }
      }
      handOn(request, response);
    });
    server.keepAliveTimeout = Number(keepAliveTimeout);
    server.requestTimeout = Number(requestTimeout);
    return server;
  };

/** The compressions of answers in memory. */
export type Encoding = 'br' | 'gzip';

/** The compression is named alone, or with a quality that is not zero. */
const taken = (name: Encoding): RegExp => new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$)))`);
const patterns: Record<Encoding, RegExp> = { br: taken('br'), gzip: taken('gzip') };

/** Whether an `accept-encoding` header takes a compression. */
export const takesEncoding = (accepted: string | undefined, name: Encoding): boolean =>
  patterns[name].test(accepted ?? '');
