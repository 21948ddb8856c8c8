import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';
import type { Language } from '../i18n/index.ts';

/** What each language writes beside A to Z. */
const lettersOf: Record<Language, string> = {
  fr: 'ÀÂÇÈÉÊËÎÏÔÙÛÜŒŸàâæçèéêëîïôùûüÿœ',
  nl: 'ÄËÏÖÜáäèéëíïóöüú',
  en: '',
  de: 'ÄÖÜßäöü',
};
const ofNeighboursNames = 'ÅØãåìñòõø';
const letters = [...signs('A', 'Z'), ...signs('a', 'z'), ...Object.values(lettersOf).join(''), ...ofNeighboursNames];
/** With the characters between them. */
const inHeadings = [...letters, ...signs('0', '9'), ...' !"%&\'()+,-./:;?\u00a0«»°²×‑–—‘’‚“”„…€\u202f'];
const inText = [...inHeadings, ...signs(' ', '~'), ...'©®·½ẞ•‹›™←↑→↓↗−'];
/** The names of everybody else who writes with these letters. `latin-ext` is fetched by a page that has one of them. */
const furtherLetters = [...signs('Ā', 'ž'), ...'ȘșȚțẞ'];

/**
 * A webpack loader for fonts: the letters that we write, in the weights and the one optical size that we use. What stays
 * of their features are kerning and, in text, figures of one width. docs/decisions/24-first-paint.md says what it saves.
 */
export default function cutFont(this: LoaderContext<object>, font: Buffer): void {
  const done = this.async();
  const ofHeadings = this.resourcePath.includes('fraunces');
  const further = this.resourcePath.includes('latin-ext');
  const shown = further ? furtherLetters : ofHeadings ? inHeadings : inText;
  subsetFont(font, shown.join(''), {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ofHeadings ? ['kern'] : ['kern', 'tnum'],
    variationAxes: ofHeadings ? { wght: 400, opsz: 48 } : { wght: { min: 400, max: 500 } },
  }).then(
    (cut) => done(null, cut),
    (error) => done(error),
  );
}
/** webpack hands the file over as bytes. */
export const raw = true;

function signs(first: string, last: string): string[] {
  const [from = 0, to = 0] = [first.codePointAt(0), last.codePointAt(0)];
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
