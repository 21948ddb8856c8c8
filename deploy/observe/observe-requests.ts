import type { FastifyInstance } from 'fastify';
import { measureRequests } from './metrics.ts';
import { passRequestIdOn } from './request-id.ts';
import { traceRequests } from './spans.ts';

/** Every request gets its id, its measurements and its span. `trusted` may name the span that it belongs to. */
export function observeRequests(app: FastifyInstance, trusted: readonly string[]): void {
  passRequestIdOn(app);
  traceRequests(app, trusted);
  measureRequests(app);
}
