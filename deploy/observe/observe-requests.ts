import type { FastifyInstance } from 'fastify';
import { measureRequests } from './metrics.ts';
import { passRequestIdOn, requestIdHeader, requestIdNow } from './request-id.ts';
import { traceHeaders, traceRequests } from './spans.ts';

/** Every request gets its id, its measurements and its span. `trusted` may name the span that it belongs to. */
export function observeRequests(app: FastifyInstance, trusted: readonly string[]): void {
  passRequestIdOn(app);
  traceRequests(app, trusted);
  measureRequests(app);
}

/** What every call to another server of ours carries, so that its log and its spans can be joined with this one's. */
export function onwardHeaders(): Record<string, string> {
  const requestId = requestIdNow();
  return { ...traceHeaders(), ...(requestId ? { [requestIdHeader]: requestId } : {}) };
}
