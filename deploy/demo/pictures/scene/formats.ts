import { type Finish, type FinishName, finishes } from '../records.ts';
import type { Frame } from './room.ts';

/** Whether a finish has a grain. */
export function isWood(name: FinishName): boolean {
  const { paint }: Finish = finishes[name];
  return Boolean(paint.grain);
}

/**
 * Finishes from near. Woods have two pixels for each of the 720 that a tablet shows; lacquers and metals have no grain that
 * more pixels would show.
 */
export const finishFormat = (name: FinishName): { width: number; height: number } =>
  isWood(name) ? { width: 1440, height: 1680 } : { width: 960, height: 1120 };

/** The formats of rooms: pixels, pixels in a centimetre, and where the middle of the floor lies. */

export const wide: Frame = { width: 1920, height: 1080, scale: 4.7, originX: 0.5, originY: 0.9 };
export const narrow: Frame = { width: 768, height: 1024, scale: 4.1, originX: 0.5, originY: 0.88 };

export const inspirationFormat: Frame = { width: 1088, height: 1360, scale: 5.4, originX: 0.5, originY: 0.87 };
