import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';

/** The letters and signs of French, Dutch, English and German, with the arrows of calls to action. */
const letters = [
  ...signs(0x20, 0x7e),
  ...signs(0xa0, 0xff),
  ...'ŒœŸıĲĳẞ‐‑–—‘’‚“”„†•…‹›′″€™←↑→↓↗−\u2009\u202f\u200b',
].join('');

/** A webpack loader for the first screen's fonts: only what the four languages write, and headings in their one weight. */
export default function cutFont(this: LoaderContext<object>, font: Buffer): void {
  const done = this.async();
  const variationAxes = this.resourcePath.includes('fraunces') ? { wght: 400 } : undefined;
  subsetFont(font, letters, { targetFormat: 'woff2', ...(variationAxes && { variationAxes }) }).then(
    (cut) => done(null, cut),
    (error) => done(error),
  );
}
/** webpack hands the file over as bytes. */
export const raw = true;

function signs(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
