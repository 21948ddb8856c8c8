import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { request } from 'undici';

const pauseMs = 100;
/** A proxy before a server that starts again answers with one of these. */
const away = [502, 503, 504];

interface Call {
  method?: 'POST';
  headers?: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

interface ServerAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** What an answer says in JSON. Throws SyntaxError where that is none. */
export const jsonOf = ({ bytes }: ServerAnswer): unknown => JSON.parse(bytes.toString());

/**
 * Calls another server of ours, and reads its answer whole. A document needs up to twenty calls, and `fetch` takes four times
 * the processor time of this. Throws the reason of the signal, or an Error with a code as ECONNREFUSED.
 */
export async function callServer(address: string, call: Call): Promise<ServerAnswer> {
  const { statusCode, headers, body } = await request(address, call);
  return { status: statusCode, headers, bytes: Buffer.from(await body.arrayBuffer()) };
}

/**
 * The same for a call that only reads; where nobody answers, it asks once more, within the time that its signal leaves. Never
 * for what changes something: the first try may have done it.
 */
export async function retryRead(address: string, call: Call): Promise<ServerAnswer> {
  const first = await callServer(address, call).catch(() => {
    call.signal.throwIfAborted();
  });
  if (first && !away.includes(first.status)) return first;
  await setTimeout(pauseMs, undefined, { signal: call.signal });
  return callServer(address, call);
}
