import type { FastifyReply } from 'fastify';

/**
 * Aborted where the caller closes the connection before the answer is complete. Fastify's own `request.signal` is aborted as
 * soon as a body has been read.
 */
export function callerGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const abort = () => raw.writableFinished || gone.abort();
  if (raw.destroyed) abort();
  raw.once('close', abort);
  return gone.signal;
}
