/** Heroes that are seen first: rendered in the size that they are shown in, and kept at a high quality. */
export const masters: ReadonlySet<string> = new Set([
  'collections/atelier-hero',
  'collections/halle-hero',
  'collections/ligne-hero',
  'collections/nocturne-hero',
  'collections/ondine-hero',
  'collections/terre-hero',
  'products/ligne-60-hero',
  'scenes/evening',
  'scenes/morning',
]);
