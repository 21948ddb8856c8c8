import { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';

/** One message between the supervisor and a render process: a small head as JSON, and bytes that it is about. */
export interface Frame {
  head: unknown;
  body: Buffer;
}

const prefixBytes = 8;
/** What no honest message reaches. Without a limit one release could fill the memory of the supervisor of all. */
const limits = { head: 16 * 1024, body: 32 * 1024 * 1024 };
/** The same for what a release has to say: a part is some hundred kilobytes at most. */
export const longestPart = 2 * 1024 * 1024;

/** The bytes of a message. */
export function frameOf(head: object, body: Uint8Array | string = ''): Buffer {
  const [start, rest] = [Buffer.from(JSON.stringify(head)), typeof body === 'string' ? Buffer.from(body) : body];
  const prefix = Buffer.alloc(prefixBytes);
  prefix.writeUInt32BE(start.length, 0);
  prefix.writeUInt32BE(rest.length, 4);
  return Buffer.concat([prefix, start, rest]);
}

/**
 * Reads messages from a stream, with bodies of `longestBody` bytes at most. `onWrong` is called once when bytes are no message;
 * nothing more is read after that.
 */
export function readFrames(
  stream: Readable,
  onFrame: (frame: Frame) => void,
  onWrong: (why: string) => void,
  longestBody = limits.body,
): void {
  let chunks: Buffer[] = [];
  let length = 0;
  let wanted = prefixBytes;

  function take(chunk: Buffer): void {
    chunks.push(chunk);
    length += chunk.length;
    while (length >= wanted) {
      // Many small messages come in one piece, which is not copied for each of them.
      const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
      const [head, body] = [bytes.readUInt32BE(0), bytes.readUInt32BE(4)];
      if (head > limits.head || body > longestBody) throw new Error('a message is too large');
      const end = prefixBytes + head + body;
      const isWhole = bytes.length >= end;
      chunks = [isWhole ? bytes.subarray(end) : bytes];
      length = bytes.length - (isWhole ? end : 0);
      wanted = isWhole ? prefixBytes : end;
      const at = prefixBytes + head;
      if (isWhole)
        onFrame({ head: JSON.parse(bytes.toString('utf8', prefixBytes, at)), body: bytes.subarray(at, end) });
    }
  }

  stream.on('data', function read(chunk: Buffer) {
    try {
      take(chunk);
    } catch (error) {
      stream.off('data', read);
      onWrong(error instanceof Error ? error.message : String(error));
    }
  });
}
