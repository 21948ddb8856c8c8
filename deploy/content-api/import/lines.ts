import { RefusalError } from '../../registry/refusal.ts';

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
