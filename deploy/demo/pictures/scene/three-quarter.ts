import type { ProductRecord } from '../records.ts';
import { chanceOf } from './chance.ts';
import { fitted } from './frames.ts';
import { viewOf } from './room.ts';
import type { View } from './scene.ts';
import { topHeight } from './washbasin-unit.ts';

/** A washbasin unit without its mirror, from the side and from so high that one looks into a drawer. */
export function threeQuarterView(
  { size: [width, height, depth] }: ProductRecord,
  name: string,
  picture: { width: number; height: number },
): View {
  const chance = chanceOf(`${name} side`);
  const side = chance() < 0.5 ? -1 : 1;
  const bottom = Math.max(topHeight - height - 14, -8);
  const extent = { top: -topHeight - 40, bottom: -bottom, width: width + 44, middle: 0 };
  const view = viewOf(fitted(extent, { ...picture, at: 0.5 }), name, -depth);
  return { ...view, aside: 0, turn: side * (24 + chance() * 10), eye: 156, focal: 52 };
}
