import type { Construction } from '../pictures/records.ts';
import { archIn, box, line, type Shape } from './shapes.ts';

type Unit = Extract<Construction, { kind: 'unit' }>;

/** A washbasin unit from the front; bowls and taps are above its upper edge. */
export function unitElevation(construction: Unit, width: number, height: number): Shape[] {
  const { columns, rows, basins, basin, frame, openShelf, doors, arched, fluted } = construction;
  const slab = basin === 'bowl' ? 3.6 : 2.4;
  const niche = openShelf && !frame ? (height - slab) * 0.42 : 0;
  const body = frame ? 22 : height - slab - niche;
  const inset = frame ? 2.4 : 0;
  const [across, down] = [(width - 2 * inset) / columns, body / rows];
  const fronts = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [inset + (index % columns) * across, slab + Math.floor(index / columns) * down];
    return [
      box(x, y, across, down, 'front'),
      ...(arched ? [archIn(x + across * 0.1, y + 4, across * 0.8, down - 4)] : []),
      ...(fluted
        ? Array.from({ length: Math.floor(across / 4) }, (_, at) => line(x + at * 4, y, x + at * 4, y + down))
        : []),
      ...(construction.handles
        ? [
            doors
              ? line(x + across - 4, y + down * 0.3, x + across - 4, y + down * 0.55)
              : line(x + across * 0.35, y + 4, x + across * 0.65, y + 4),
          ]
        : []),
    ];
  }).flat();
  const places = basins === 2 ? [width / 4, (width * 3) / 4] : [width / 2];
  return [
    ...(frame
      ? [
          box(0, 2, 2.4, height - 2, 'dark'),
          box(width - 2.4, 2, 2.4, height - 2, 'dark'),
          box(2, height - 20, width - 4, 3, 'front'),
        ]
      : []),
    ...fronts,
    ...(niche > 0 ? [box(0, slab + body, width, niche), box(0, height - 1.8, width, 1.8, 'front')] : []),
    box(0, 0, width, slab, 'top'),
    ...(basin === 'bowl' ? places.map(bowlAt) : places.flatMap(tapAt)),
  ];
}

/** A tap: its body, and a spout that reaches over the washbasin. */
const tapAt = (x: number): Shape[] => [box(x - 1, -13, 2, 13, 'top'), box(x - 1.6, -11.4, 3.2, 3.2, 'dark')];

const bowlAt = (x: number): Shape => ({
  kind: 'path',
  x: x - 20.5,
  y: -13,
  steps: [
    [41, 0],
    [0, 8, -5.5, 13, -12.5, 13],
    [-16, 0],
    [-7, 0, -12.5, -5, -12.5, -13],
  ],
  closed: true,
  tone: 'top',
});
