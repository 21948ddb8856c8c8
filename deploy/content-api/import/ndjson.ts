import type { Readable } from 'node:stream';
import { RefusalError } from '../../registry/refusal.ts';

/** Reading a body of NDJSON: a JSON value a line. */

const longest = 4_000_000;

/**
 * The lines of a stream of UTF-8, without the empty ones. Throws RefusalError at a line of more than four
 * million characters: it would have to be held whole.
 */
export async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longest)
      throw new RefusalError(413, 'command-wrong', `A line is longer than ${longest} characters`);
    for (const line of lines) if (line.trim()) yield line;
  }
  if (rest.trim()) yield rest;
}

/**
 * The chunks of a body, while each comes within `idleTimeoutMs` of being waited for. Throws RefusalError (408) where one does
 * not: an import is one transaction, and a laptop that went to sleep in the middle of it would hold the database.
 */
export async function* withIdleTimeout(body: Readable, idleTimeoutMs: number): AsyncGenerator<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
  for (;;) {
    const { promise: stalled, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => reject(new RefusalError(408, 'command-wrong', `Nothing came for ${idleTimeoutMs / 1000} s`)),
      idleTimeoutMs,
    );
    const next = await Promise.race([chunks.next(), stalled]).finally(() => clearTimeout(timer));
    if (next.done) return;
    yield next.value;
  }
}
