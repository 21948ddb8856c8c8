/** How much of the page's width a picture takes, in the words of the attribute `sizes`. */
export const rooms = {
  /** From edge to edge. */
  full: '100vw',
  /** Beside a column of words from 1024 px. */
  'two-thirds': '(min-width: 1440px) 960px, (min-width: 1024px) 66vw, 100vw',
  half: '(min-width: 1440px) 720px, (min-width: 1024px) 50vw, 100vw',
  /** One of three columns from 768 px, one of two before. */
  third: '(min-width: 1440px) 480px, (min-width: 768px) 33vw, 50vw',
  /** A card of a slider. */
  slide: '(min-width: 478px) 344px, 72vw',
  /** Beside words in a column of a list from 1024 px. */
  aside: '(min-width: 1024px) 236px, 100vw',
  /** A sample. */
  sample: '(min-width: 768px) 200px, 50vw',
};

export type Room = keyof typeof rooms;
