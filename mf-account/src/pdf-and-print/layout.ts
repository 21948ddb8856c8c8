/** The layout of the PDF. Lengths are points, 72 to an inch. */
export const page = { width: 595.28, height: 841.89, margin: 40 };
/** The name of the brand, and the line below it. */
export const logo = { height: 33, name: 24, tagline: 7.5 };
export const sizes = { title: 8, heading: 22, product: 12, detail: 10 };
/** The side of the QR code. */
export const codeSize = 72;

/** From one line to the next, as a multiple of the size. */
export const lineHeight = 1.25;
/** Between a picture and its text, and between columns. */
export const gap = 14;
export const columnGap = 24;
/** Above and below the rule between two rows. */
export const rowGap = 10;

/** How products stand on a sheet. */
export interface Grid {
  columns: number;
  /** The size of the pictures; their text is beside them, or below. */
  picture: { width: number; height: number };
  beside: boolean;
}

const small = { width: 59, height: 78 };
const ofWidth = (width: number) => ({ width, height: Math.round((width / small.width) * small.height) });

/** The fewer products, the larger their pictures, so that they fill one sheet; many stand in two columns with small ones. */
export function gridFor(count: number): Grid {
  if (count <= 1) return { columns: 1, picture: ofWidth(375), beside: true };
  if (count === 2) return { columns: 1, picture: ofWidth(200), beside: true };
  if (count === 3) return { columns: 1, picture: ofWidth(130), beside: true };
  if (count === 4) return { columns: 2, picture: ofWidth(150), beside: false };
  if (count <= 6) return { columns: 3, picture: ofWidth(147), beside: false };
  if (count <= 8) return { columns: 2, picture: ofWidth(95), beside: true };
  return { columns: 2, picture: small, beside: true };
}

const contentWidth = page.width - 2 * page.margin;
const cellWidth = (columns: number): number => (contentWidth - (columns - 1) * columnGap) / columns;

/** The width of the text of a product. */
export const textWidth = ({ columns, picture, beside }: Grid): number =>
  beside ? cellWidth(columns) - picture.width - gap : cellWidth(columns);

/** How far a product of a list is from the left edge of the page; two below three stand in the middle. */
export function leftOf(index: number, count: number, { columns, beside }: Grid): number {
  const missing = beside || index < count - (count % columns) ? 0 : columns - (count % columns);
  return page.margin + ((index % columns) + missing / 2) * (cellWidth(columns) + columnGap);
}

const dotsPerInch = 200;

/** The number of pixels for a length in points at print resolution. */
export const pixelsFor = (points: number): number => Math.round((points / 72) * dotsPerInch);

/** What is said of a product, broken into the lines that fit. */
export interface ProductText {
  heading: readonly string[];
  details: readonly string[];
}

interface PlacedRow {
  /** Counted from 1. */
  page: number;
  top: number;
}

/** No text makes a row taller than a page. */
const mostLines = { heading: 3, details: 8 };
/** Of a detail, so that the reference, which comes last, stays. */
export const mostDetailLines = 2;
const footerHeight = 48;

export const clipped = ({ heading, details }: ProductText): ProductText => ({
  heading: firstOf(heading, mostLines.heading),
  details: firstOf(details, mostLines.details),
});

/** The lines that fit; the last one ends in an ellipsis where there were more. */
export const firstOf = (lines: readonly string[], most: number): readonly string[] =>
  lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]}…`];

/** As tall as the picture or the text beside it, whichever is taller; or as both. */
export function heightOf({ heading, details }: ProductText, { picture, beside }: Grid): number {
  const text = (heading.length * sizes.product + details.length * sizes.detail) * lineHeight;
  return beside ? Math.max(picture.height, text) : picture.height + gap / 2 + text;
}

/** The lowest point that a row may reach: below it are the retailer and the page's number. */
export const rowsEnd = page.height - page.margin - footerHeight;

/**
 * The positions of products of these heights, from `start` on the first page on, as many side by side as there are columns: a
 * row that does not fit whole begins the next page.
 */
export function placeRows(heights: readonly number[], { columns }: Pick<Grid, 'columns'>, start: number): PlacedRow[] {
  let at: PlacedRow = { page: 1, top: start };
  let here = at;
  return heights.map((_, index) => {
    if (index % columns > 0) return here;
    const height = Math.max(...heights.slice(index, index + columns));
    if (at.top + height > rowsEnd && at.top > page.margin) at = { page: at.page + 1, top: page.margin };
    here = at;
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
