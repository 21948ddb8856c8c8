import type { FinishName } from '../../records/finishes.ts';
import { type Box, paintOf } from './faces.ts';
import { group, path, rect } from './svg.ts';

/** What a hand meets on a front: bars, knobs, grips and the arch of Lisière. */

/** A bar near the upper edge of a front. */
export function handle({ x, y, width }: Box, finish: FinishName): string {
  const { face: color, light, shade } = paintOf(finish);
  const length = Math.min(22, width * 0.38);
  const left = x + (width - length) / 2;
  return group(
    {},
    rect(left + 0.4, y + 4.2, length, 1.2, { rx: 0.6, fill: '#1F1D1A', opacity: 0.28 }),
    rect(left, y + 3.3, length, 1.2, { rx: 0.6, fill: color, stroke: shade, 'stroke-width': 0.12 }),
    rect(left + 0.4, y + 3.45, length - 0.8, 0.35, { rx: 0.17, fill: light }),
  );
}

export type Side = 'left' | 'right';

/** An upright bar on the side of a door that opens. */
export function doorBar({ x, y, width, height }: Box, finish: FinishName, side: Side = 'right'): string {
  const { face: color, light } = paintOf(finish);
  const length = Math.min(16, height * 0.25);
  const [left, top] = [side === 'right' ? x + width - 5 : x + 3.8, y + height * 0.42 - (height < 60 ? length / 2 : 0)];
  return group(
    {},
    rect(left + 0.5, top + 0.6, 1.2, length, { rx: 0.6, fill: '#1F1D1A', opacity: 0.28 }),
    rect(left, top, 1.2, length, { rx: 0.6, fill: color }),
    rect(left + 0.15, top + 0.4, 0.35, length - 0.8, { fill: light }),
  );
}

/** The edge of a door that is pulled without a handle. */
export const grip = ({ x, y, width, height }: Box, side: Side = 'right'): string =>
  rect(side === 'right' ? x + width - 1.3 : x, y, 1.3, height, { fill: '#1F1D1A', opacity: 0.22 });

/** An arch that is milled into a front, as deep as a finger. */
export function arch({ x, y, width, height }: Box, finish: FinishName): string {
  const { shade, light } = paintOf(finish);
  const inset = Math.min(5, width * 0.12);
  const across = width - 2 * inset;
  const rise = Math.min(across / 2, (height - inset) * 0.72);
  const outline = `M${x + inset} ${y + height}V${y + inset + rise}a${across / 2} ${rise} 0 0 1 ${across} 0V${y + height}`;
  return group(
    { fill: 'none' },
    path(outline, { fill: shade, opacity: 0.22 }),
    path(outline, { stroke: shade, 'stroke-width': 1.1, opacity: 0.85 }),
    path(outline, { stroke: light, 'stroke-width': 0.4, opacity: 0.75, transform: 'translate(.7 .5)' }),
  );
}
