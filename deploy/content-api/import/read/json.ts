/** A value of a JSON file as its text, and the line where it begins. */
export interface JsonPiece {
  line: number;
  text: string;
}

const longest = 4_000_000;

/**
 * The records of a JSON file, one at a time: the elements of a list, or objects one after the other, each on a line of
 * its own or not. Text outside of records is skipped; a record that does not end is an error. Streaming parsers (measured:
 * @streamparser/json 0.0.26, twice the processor time) stop at the first wrong record and tell no lines.
 */
export async function* jsonPieces(text: AsyncIterable<string>): AsyncGenerator<JsonPiece> {
  let [line, begin, depth, inText, escaped, piece] = [1, 1, 0, false, false, ''];
  for await (const chunk of text) {
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const sign = chunk[at];
      if (sign === '\n') line++;
      if (inText) {
        if (escaped) escaped = false;
        else if (sign === '\\') escaped = true;
        else if (sign === '"') inText = false;
      } else if (sign === '"') inText = true;
      else if (sign === '{' || (sign === '[' && depth > 0)) {
        if (depth++ === 0) [from, begin] = [at, line];
      } else if ((sign === '}' || sign === ']') && depth > 0 && --depth === 0) {
        yield { line: begin, text: piece + chunk.slice(from, at + 1) };
        piece = '';
      }
    }
    if (depth > 0) piece += chunk.slice(from);
    if (piece.length > longest) break;
  }
  if (depth > 0) yield { line: begin, text: piece.slice(0, longest) };
}
