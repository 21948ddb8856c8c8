import { lineHeight, page, rowGap, sizes, thumbnail } from './pdf-measures.ts';

/** What is beside a thumbnail, broken into the lines that fit. */
export interface RowText {
  heading: readonly string[];
  details: readonly string[];
}

export interface PlacedRow {
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

/** The lines that there is room for; the last one says when there were more. */
export const firstOf = (lines: readonly string[], most: number): readonly string[] =>
  lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]}…`];

/** As tall as the thumbnail, or as the text where that is taller. */
export const heightOf = ({ heading, details }: RowText): number =>
  Math.max(thumbnail.height, (heading.length * sizes.product + details.length * sizes.detail) * lineHeight);

/** The lowest point that a row may reach: below it is the page's number. */
export const rowsEnd = page.height - page.margin - footerHeight;

/** The positions of rows of these heights, from `start` on the first page on: one that does not fit whole begins the next page. */
export function placeRows(heights: readonly number[], start: number): PlacedRow[] {
  let at: PlacedRow = { page: 1, top: start };
  return heights.map((height) => {
    if (at.top + height > rowsEnd && at.top > page.margin) at = { page: at.page + 1, top: page.margin };
    const here = at;
    at = { page: here.page, top: here.top + height + 2 * rowGap };
    return here;
  });
}
