import type { Readable } from 'node:stream';
import { RefusalError } from '../../registry/refusal.ts';

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
