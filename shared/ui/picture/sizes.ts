/** The values of the attribute `sizes`, by the width that a picture takes in the layout. */
export const pictureSizes = {
  /** From edge to edge. */
  full: '100vw',
  /** Beside a column of words from 1024 px. */
  'two-thirds': '(min-width: 90em) 960px, (min-width: 64em) 66vw, 100vw',
  half: '(min-width: 90em) 720px, (min-width: 64em) 50vw, 100vw',
  /** One of three columns from 768 px, one of two before: to the pixel, as a variant is just wide enough for two of a telephone. */
  third: '(min-width: 90em) 437px, (min-width: 48em) calc(33.3vw - 32px), calc(50vw - 24px)',
  /** A card of a slider. */
  slide: '(min-width: 29.875em) 21.5rem, 72vw',
  /** Beside words in a column of a list from 1024 px. */
  aside: '(min-width: 64em) 236px, 100vw',
  /** A sample. */
  sample: '(min-width: 48em) 200px, 50vw',
};

export type PictureSizes = keyof typeof pictureSizes;
