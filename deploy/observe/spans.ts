import type { IncomingMessage } from 'node:http';
import {
  type Attributes,
  type Context,
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { trustedCallers } from './request-id.ts';

// Without `startTracing` all of this does nothing.
const tracer = trace.getTracer('site');

/** Does a piece of work as a span inside the one that is going on. */
export function inSpan<Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A span for every request, inside the one that a trusted caller names (W3C trace context). */
export function traceRequests(app: FastifyInstance, trusted: readonly string[]): void {
  const isTrusted = trustedCallers(trusted);
  const contexts = new WeakMap<FastifyRequest, Context>();

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request;
    const outside = contextOf(request, isTrusted);
    const route = routeOptions.url ?? 'unknown';
    const attributes = { 'http.request.method': method, 'http.route': route, 'site.request_id': request.id };
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, outside);
    const inside = trace.setSpan(outside, span);
    contexts.set(request, inside);
    context.with(inside, done);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = trace.getSpan(contexts.get(request) ?? context.active());
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

interface ReadyRequest {
  /** The pattern of its address. */
  route: string;
  requestId: string;
  status: number;
  ms: number;
}

/** A span for a request whose answer was ready in memory; it is over already. */
export function traceReady(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  { route, requestId, status, ms }: ReadyRequest,
  isTrusted: ReturnType<typeof trustedCallers>,
): void {
  const attributes = {
    'http.request.method': 'GET',
    'http.route': route,
    'http.response.status_code': status,
    'site.request_id': requestId,
    'site.from_memory': true,
  };
  const startTime = Date.now() - ms;
  tracer
    .startSpan(`GET ${route}`, { kind: SpanKind.SERVER, attributes, startTime }, contextOf(request, isTrusted))
    .end();
}

/** The span that a trusted caller names. */
function contextOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrusted: ReturnType<typeof trustedCallers>,
): Context {
  const isInside = headers.traceparent !== undefined && isTrusted(socket.remoteAddress);
  return isInside ? propagation.extract(context.active(), headers) : context.active();
}

/** The W3C headers that name the span which is going on; none without tracing. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}
