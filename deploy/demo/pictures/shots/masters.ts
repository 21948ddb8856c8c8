/** Heroes that are seen first: rendered in the size that they are shown in, and kept at a high quality. */
export const masters: ReadonlySet<string> = new Set(['products/ligne-60-hero', 'scenes/evening']);

/** Further heroes in that size. Each pixel has fewer rays, and there are more of them: it takes as long as before. */
export const fullSize: ReadonlySet<string> = new Set([
  'inspirations/ambiance-du-matin-hero',
  'inspirations/ambiance-du-soir-hero',
  'inspirations/nuit-encre-hero',
  'inspirations/sous-les-toits-hero',
  'inspirations/terre-cuite-hero',
  'products/colonne-atelier-hero',
  'products/colonne-garrigue-hero',
  'products/colonne-nocturne-hero',
  'products/demi-colonne-brume-hero',
  'products/demi-colonne-garrigue-hero',
  'products/demi-colonne-lisiere-hero',
  'products/demi-colonne-nocturne-hero',
  'products/demi-colonne-ondine-hero',
  'products/etagere-ligne-120-hero',
  'products/etagere-ligne-90-hero',
  'products/etagere-nocturne-100-hero',
  'products/miroir-atelier-180-hero',
  'scenes/morning',
  'scenes/morning-mobile',
]);

/** Rays for a pixel of those. */
export const fewerSamples = 8;

/**
 * Products whose wide hero shows them in the room of their collection. The others are seen from the front, before a wall: add
 * a slug, give `heroDesktop` of the product the focus 17 instead of 83 where the camera stands at its left, and run
 * `npm run pictures`, half a minute each where nothing else runs.
 */
export const heroesInRooms: ReadonlySet<string> = new Set([
  'ligne-60',
  'ligne-80',
  'ligne-90',
  'ligne-120',
  'ligne-140',
  'ondine-60',
  'ondine-80',
  'ondine-100',
  'ondine-120',
  'ondine-140',
  'brume-100',
  'brume-50',
  'brume-60',
  'brume-80',
  'garrigue-100',
  'garrigue-120',
  'garrigue-140',
  'garrigue-160',
  'garrigue-80',
  'halle-110',
  'halle-130',
  'halle-70',
  'halle-90',
  'lisiere-70',
  'nocturne-100',
  'nocturne-120',
  'nocturne-140',
  'nocturne-180',
  'nocturne-80',
]);
