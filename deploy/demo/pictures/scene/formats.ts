import type { Frame } from './scene/room.ts';

/** The formats of rooms: pixels, pixels in a centimetre, and where the middle of the floor lies. */

export const wide: Frame = { width: 1920, height: 1080, scale: 4.7, originX: 0.5, originY: 0.9 };
export const narrow: Frame = { width: 768, height: 1024, scale: 4.1, originX: 0.5, originY: 0.88 };
export const landscape: Frame = { width: 960, height: 750, scale: 3.7, originX: 0.46, originY: 0.92 };

export const inspirationFormat: Frame = { width: 1088, height: 1360, scale: 5.4, originX: 0.5, originY: 0.87 };
export const inspirationSlider: Frame = { width: 768, height: 1024, scale: 4.1, originX: 0.5, originY: 0.88 };

export const articleFormats: { name: string; frame: Frame }[] = [
  { name: 'main', frame: { width: 1088, height: 500, scale: 2.6, originX: 0.5, originY: 1.02 } },
  { name: 'preview', frame: { width: 472, height: 354, scale: 1.78, originX: 0.5, originY: 0.96 } },
  { name: 'mea', frame: { ...landscape, scale: 3.5, originX: 0.5 } },
];
