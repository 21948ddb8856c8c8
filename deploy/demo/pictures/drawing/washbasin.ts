import type { ShadeRecord } from '../../records/shades.ts';
import type { WashbasinRecord } from '../../records/washbasins.ts';
import { canvas } from './canvas.ts';
import { face, freshName } from './faces.ts';
import { element, gradient, group, mix, path, rect } from './svg.ts';
import { chips } from './swatch.ts';

interface Look {
  color: string;
  terrazzo: boolean;
}

/** A washbasin seen from a little above, 640 by 480 pixels. */
export function washbasinPicture({ drawing: { shape } }: WashbasinRecord, { swatch }: ShadeRecord): string {
  const look =
    'finish' in swatch
      ? { color: '#F6F4EF', terrazzo: false }
      : { color: swatch.color, terrazzo: swatch.look === 'terrazzo' };
  return canvas(640, 480, 64, () => [wall(), drawings[shape](look)]);
}

function wall(): string {
  const id = freshName();
  return group(
    {},
    gradient(id, [
      [0, '#F4EEE4'],
      [0.6, '#E6DCCC'],
      [1, '#D5C7B2'],
    ]),
    rect(0, 0, 64, 48, { fill: `url(#${id})` }),
  );
}

const oakUnder = (x: number, width: number, y: number): string =>
  group({}, face({ x, y, width, height: 48 - y }, 'oak'), rect(x, y, width, 1.4, { fill: '#1F1D1A', opacity: 0.28 }));

const tap = (x: number, y: number, height: number): string =>
  group(
    { fill: '#2B2926' },
    rect(x - 1.1, y - 0.6, 2.2, 0.9, { rx: 0.3 }),
    rect(x - 0.55, y - height, 1.1, height, { rx: 0.5 }),
    path(`M${x - 0.55} ${y - height + 0.6}q0 -1.4 1.6 -1.4h3.4q1 0 1 1v1.4h-1v-1.1h-3.4q-.5 0 -.5 .6z`, {}),
    rect(x - 0.3, y - height + 0.8, 0.2, height - 2, { fill: '#FFFFFF', opacity: 0.3 }),
  );

/** The inside of a basin: dark under the far edge, lit towards the near one. */
function hollow(outline: string, color: string): string {
  const id = freshName();
  return group(
    {},
    gradient(
      id,
      [
        [0, mix(color, '#3A2E22', 0.42)],
        [0.5, mix(color, '#3A2E22', 0.14)],
        [1, mix(color, '#FFFFFF', 0.4)],
      ],
      [0, 0, 0.15, 1],
    ),
    path(outline, { fill: `url(#${id})` }),
  );
}

const drain = (x: number, y: number): string =>
  element('ellipse', { cx: x, cy: y, rx: 1.2, ry: 0.45, fill: '#6B645A', opacity: 0.8 });

function slabTop({ color, terrazzo }: Look, left: number, right: number): string {
  const lean = 5;
  return group(
    {},
    oakUnder(left + 0.6, right - left - 1.2, 33.4),
    path(`M${left + lean} 19H${right - lean}L${right} 31.4H${left}z`, { fill: mix(color, '#FFFFFF', 0.25) }),
    terrazzo ? chips('slab', 64, 48) : '',
    rect(left, 31.4, right - left, 2.2, { fill: mix(color, '#6B5A45', 0.14) }),
    rect(left, 31.4, right - left, 0.4, { fill: '#FFFFFF', opacity: 0.7 }),
  );
}

const basinIn = (middle: number, half: number, color: string): string =>
  group(
    {},
    hollow(
      `M${middle - half + 3} 21.4H${middle + half - 3}q1.4 0 1.7 1.2l1.5 5.6q.4 1.6 -1.6 1.6H${middle - half - 0.6}q-2 0 -1.6 -1.6l1.5 -5.6q.3 -1.2 1.7 -1.2z`,
      color,
    ),
    drain(middle, 24.6),
    tap(middle, 20.2, 10),
  );

/** A bowl on an oak top: its rim, its belly and what is inside. */
function bowl({ color, terrazzo }: Look, half: number, height: number): string {
  const id = freshName();
  const [rim, foot] = [33 - height, 33];
  const ry = half * 0.26;
  return group(
    {},
    oakUnder(3, 58, 34),
    path('M8 24H56L61 34H3z', { fill: '#DDBF97' }),
    tap(32 + half + 3.4, 27, 17),
    element('ellipse', { cx: 33, cy: foot, rx: half * 0.78, ry: ry * 0.5, fill: '#1F1D1A', opacity: 0.22 }),
    gradient(id, [
      [0, mix(color, '#FFFFFF', 0.45)],
      [0.5, color],
      [1, mix(color, '#3A2E22', 0.34)],
    ]),
    path(
      `M${32 - half} ${rim}c0 ${height * 0.72} ${half * 0.3} ${height} ${half * 0.6} ${height}h${half * 0.8}c${half * 0.3} 0 ${half * 0.6} ${-height * 0.28} ${half * 0.6} ${-height}z`,
      { fill: `url(#${id})` },
    ),
    terrazzo
      ? group(
          { opacity: 0.8 },
          group({ transform: `translate(${32 - half * 0.7} ${rim + 2})` }, chips('bowl', half * 1.4, height - 4, 18)),
        )
      : '',
    element('ellipse', { cx: 32, cy: rim, rx: half, ry, fill: mix(color, '#FFFFFF', 0.4) }),
    hollow(
      `M${32 - half + 0.9} ${rim}a${half - 0.9} ${ry - 0.5} 0 1 0 ${2 * half - 1.8} 0a${half - 0.9} ${ry - 0.5} 0 1 0 ${1.8 - 2 * half} 0z`,
      color,
    ),
    drain(32, rim + ry * 0.15),
  );
}

const drawings: Record<WashbasinRecord['drawing']['shape'], (look: Look) => string> = {
  slab: (look) => group({}, slabTop(look, 3, 61), basinIn(32, 16, look.color)),
  double: (look) => group({}, slabTop(look, 1, 63), basinIn(17.5, 9.5, look.color), basinIn(46.5, 9.5, look.color)),
  small: (look) => group({}, slabTop(look, 15, 49), basinIn(32, 9, look.color)),
  bowl: (look) => bowl(look, 14.5, 11),
  oval: (look) => bowl(look, 19, 10),
  low: (look) => bowl(look, 17, 6.5),
  square: ({ color }) =>
    group(
      {},
      oakUnder(3, 58, 34),
      path('M8 24H56L61 34H3z', { fill: '#DDBF97' }),
      tap(32, 22.5, 13),
      rect(16.4, 33, 32, 0.9, { rx: 0.4, fill: '#1F1D1A', opacity: 0.22 }),
      path('M16 23.4h32l-1 8.4q-.2 1.4 -1.6 1.4h-26.8q-1.4 0 -1.6 -1.4z', { fill: mix(color, '#6B5A45', 0.1) }),
      path('M19.5 18.6h25q1 0 1.4 .9l2.4 4q.5 1.2 -.9 1.2h-30.8q-1.4 0 -.9 -1.2l2.4 -4q.4 -.9 1.4 -.9z', {
        fill: mix(color, '#FFFFFF', 0.5),
      }),
      hollow('M20.6 19.4h22.8q.7 0 1 .6l1.8 3.1q.3 .7 -.5 .7h-27.4q-.8 0 -.5 -.7l1.8 -3.1q.3 -.6 1 -.6z', color),
      drain(32, 21.4),
    ),
};
