import { setTimeout } from 'node:timers/promises';

const pauseMs = 100;
/** A proxy before a server that starts again answers with one of these. */
const away = [502, 503, 504];

/**
 * A request that only reads, as `fetch` makes it; where nobody answers, it asks once more, within the time that its signal
 * leaves. Never for what changes something: the first try may have done it.
 */
export async function retryRead(address: string, request: RequestInit & { signal: AbortSignal }): Promise<Response> {
  const first = await fetch(address, request).catch((error: unknown) => {
    request.signal.throwIfAborted();
    return error;
  });
  if (first instanceof Response && !away.includes(first.status)) return first;
  if (first instanceof Response) await first.body?.cancel();
  await setTimeout(pauseMs, undefined, { signal: request.signal });
  return fetch(address, request);
}
