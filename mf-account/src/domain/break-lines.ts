/** One space between words, whichever spaces were written: the fonts have not all of them. */
export const withPlainSpaces = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** A text in lines of a width, broken between words, and inside one that is too wide; scripts without spaces break anywhere. */
export function brokenLines(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split(/(?<=\s)/u).flatMap((word) => (widthOf(word) > width ? [...word] : word))) {
    if (line && widthOf(line + piece.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}
