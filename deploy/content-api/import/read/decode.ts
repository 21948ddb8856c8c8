import { createReadStream } from 'node:fs';

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

/** How the text of a file is written: as its byte-order mark says, otherwise UTF-8, or Windows-1252 where its bytes cannot be UTF-8. */
export async function encodingOf(path: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let mark: string | undefined;
  try {
    for await (const chunk of createReadStream(path)) {
      mark ??= chunk.subarray(0, 2).toString('hex');
      if (mark === 'fffe') return 'utf-16le';
      if (mark === 'feff') return 'utf-16be';
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

/** The text of a file piece by piece, without its byte-order mark; `onBytes` is called with the number of bytes read. */
export async function* textOfFile(
  path: string,
  encoding: Encoding,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path)) {
    onBytes(chunk.length);
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}
