import type { ProductRecord } from '../records.ts';
import { chanceOf } from './chance.ts';
import { fitted } from './frames.ts';
import { viewOf } from './room.ts';
import type { View } from './scene.ts';
import { topHeight } from './washbasin-unit.ts';

/** A washbasin unit without its mirror, from the side and from so high that one looks into a drawer. */
export function threeQuarterView(
  { size: [width, height, depth], construction }: ProductRecord,
  name: string,
  picture: { width: number; height: number },
): View {
  const chance = chanceOf(`${name} side`);
  // A single door opens to the left: its inside is seen from the right.
  const one = construction.kind === 'unit' && construction.doors && construction.columns === 1;
  const side = chance() < 0.5 && !one ? -1 : 1;
  const bottom = Math.max(topHeight - height - 25, -18);
  const extent = { top: -topHeight - 40, bottom: -bottom, width: width + 50, middle: 0 };
  const view = viewOf(fitted(extent, { ...picture, at: 0.5 }), name, -depth);
  return { ...view, aside: 0, turn: side * (24 + chance() * 10), eye: Math.round(148 + width * 0.22), focal: 52 };
}
