/** The layout of the PDF. Lengths are points, 72 to an inch. */
export const page = { width: 595.28, height: 841.89, margin: 40 };
export const thumbnail = { width: 59, height: 78 };
/** The name of the brand, and the line below it. */
export const logo = { height: 33, name: 24, tagline: 7.5 };
export const sizes = { title: 8, heading: 22, product: 12, detail: 10 };

/** From one line to the next, as a multiple of the size. */
export const lineHeight = 1.35;
/** Between a thumbnail and the text beside it. */
export const gap = 14;
/** Above and below the rule between two rows. */
export const rowGap = 10;

const dotsPerInch = 200;

/** The number of pixels for a length in points at print resolution. */
export const pixelsFor = (points: number): number => Math.round((points / 72) * dotsPerInch);

/** What is beside a thumbnail, broken into the lines that fit. */
export interface RowText {
  heading: readonly string[];
  details: readonly string[];
}

interface PlacedRow {
  /** Counted from 1. */
  page: number;
  top: number;
}

/** No text makes a row taller than a page. */
const mostLines = { heading: 3, details: 5 };
const footerHeight = 24;

export const clipped = ({ heading, details }: RowText): RowText => ({
  heading: firstOf(heading, mostLines.heading),
  details: firstOf(details, mostLines.details),
});

/** The lines that fit; the last one ends in an ellipsis where there were more. */
export const firstOf = (lines: readonly string[], most: number): readonly string[] =>
  lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]}…`];

/** As tall as the thumbnail, or as the text where that is taller. */
export const heightOf = ({ heading, details }: RowText): number =>
  Math.max(thumbnail.height, (heading.length * sizes.product + details.length * sizes.detail) * lineHeight);

/** The lowest point that a row may reach: below it is the page's number. */
export const rowsEnd = page.height - page.margin - footerHeight;

/**
 * The positions of rows of these heights, from `start` on the first page on: one that does not fit whole begins the
 * next page.
 */
export function placeRows(heights: readonly number[], start: number): PlacedRow[] {
  let at: PlacedRow = { page: 1, top: start };
  return heights.map((height) => {
    if (at.top + height > rowsEnd && at.top > page.margin) at = { page: at.page + 1, top: page.margin };
    const here = at;
    at = { page: here.page, top: here.top + height + 2 * rowGap };
    return here;
  });
}

/** One plain space between words: the fonts lack the other kinds of spaces. */
export const withPlainSpaces = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Breaks a text into lines, between words; a word that is too wide, or a script without spaces, breaks anywhere. */
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
