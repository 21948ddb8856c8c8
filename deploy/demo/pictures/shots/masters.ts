/** Heroes that are seen first: rendered in the size that they are shown in, and kept at a high quality. */
export const masters: ReadonlySet<string> = new Set(['products/ligne-60-hero', 'scenes/evening']);

/** Further heroes in that size. Each pixel has fewer rays, and there are more of them: it takes as long as before. */
export const fullSize: ReadonlySet<string> = new Set([
  'inspirations/ambiance-du-matin-hero',
  'inspirations/ambiance-du-soir-hero',
  'inspirations/nuit-encre-hero',
  'inspirations/sous-les-toits-hero',
  'inspirations/terre-cuite-hero',
  'scenes/morning',
  'scenes/morning-mobile',
]);

/** Rays for a pixel of those. */
export const fewerSamples = 8;
