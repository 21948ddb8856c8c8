import type { Construction, ProductRecord } from '../records/product-record.ts';
import { archIn, box, line, type Shape } from './shapes.ts';

type Of<Kind extends Construction['kind']> = Extract<Construction, { kind: Kind }>;

/** A product from the front, as lines; nothing is above its upper edge but a bowl that stands on it. */
export function elevation(construction: Construction, [width, height]: ProductRecord['size']): Shape[] {
  switch (construction.kind) {
    case 'unit':
      return unit(construction, width, height);
    case 'cabinet':
      return cabinet(construction, width, height);
    case 'mirror':
      return mirror(construction, width, height);
    case 'shelf':
      return construction.boards === 1
        ? [box(0, 0, width, height, 'front')]
        : [box(0, 0, width, height), box(0, 0, width, 2.6, 'front'), box(0, height - 5, width, 2.6, 'front')];
    case 'niche':
      return [
        box(0, 0, width, height, 'front'),
        box(2, 2, width - 4, height - 4, 'top'),
        box(2, height / 2, width - 4, 1.6, 'front'),
      ];
    case 'rail':
      return [box(0, height / 2 - 1, width, 2, 'front'), ...[3, width - 3].map((x) => circle(x, height / 2, 2.6))];
    case 'hooks':
      return [
        box(0, 0, width, height, 'front'),
        ...Array.from({ length: construction.count }, (_, index) =>
          circle(((index + 0.5) * width) / construction.count, height / 2, Math.min(2.3, height * 0.35)),
        ),
      ];
    case 'stool':
      return [
        box(0, 0, width, 4, 'front'),
        line(5, 4, 2, height),
        line(9, 4, 6, height),
        line(width - 5, 4, width - 2, height),
        line(width - 9, 4, width - 6, height),
        box(5, height * 0.58, width - 10, 2.4),
      ];
    case 'tray':
      return [
        box(0, height - 1.6, width, 1.6, 'front'),
        line(0, 0, 1.4, height - 1.6),
        line(width, 0, width - 1.4, height - 1.6),
      ];
  }
}

const circle = (x: number, y: number, radius: number): Shape => ({
  kind: 'ellipse',
  x,
  y,
  rx: radius,
  ry: radius,
  tone: 'top',
});

function unit(construction: Of<'unit'>, width: number, height: number): Shape[] {
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

function cabinet(
  { doors, drawers, open, wide, arched, fluted, handles }: Of<'cabinet'>,
  width: number,
  height: number,
): Shape[] {
  if (open)
    return [
      box(0, 0, width, height),
      ...Array.from({ length: 5 }, (_, index) =>
        box(1, height - 12.6 - (index * (height - 12)) / 5, width - 2, 2.6, 'front'),
      ),
    ];
  if (wide) {
    const rows = doors / 2;
    return Array.from({ length: doors }, (_, index) => {
      const first = rows === 1 ? height : height * 0.58;
      const low = index >= 2;
      return box(((index % 2) * width) / 2, low ? first : 0, width / 2, low ? height - first : first, 'front');
    });
  }
  const drawer = doors > 0 ? 20 : height / Math.max(1, drawers);
  const behindDoors = height - drawers * drawer;
  const heights = [
    ...(doors === 2 ? [behindDoors * 0.58, behindDoors * 0.42] : doors === 1 ? [behindDoors] : []),
    ...Array.from({ length: drawers }, () => drawer),
  ];
  let y = 0;
  return heights.flatMap((part, index) => {
    const top = y;
    y += part;
    const door = index < doors;
    return [
      box(0, top, width, part, 'front'),
      ...(arched && door ? [archIn(width * 0.12, top + 5, width * 0.76, part - 5)] : []),
      ...(fluted
        ? Array.from({ length: Math.floor(width / 4) }, (_, at) => line(at * 4, top, at * 4, top + part))
        : []),
      ...(handles
        ? [
            door
              ? line(width - 4.4, top + part * 0.4, width - 4.4, top + part * 0.55)
              : line(width * 0.35, top + 4, width * 0.65, top + 4),
          ]
        : []),
    ];
  });
}

function mirror({ shape, doors }: Of<'mirror'>, width: number, height: number): Shape[] {
  const shine = [
    line(width * 0.3, height * 0.72, width * 0.62, height * 0.28),
    line(width * 0.42, height * 0.74, width * 0.7, height * 0.36),
  ];
  const outlines: Record<typeof shape, Shape> = {
    round: { kind: 'ellipse', x: width / 2, y: height / 2, rx: width / 2, ry: height / 2, tone: 'top' },
    pebble: { kind: 'ellipse', x: width / 2, y: height / 2, rx: width / 2, ry: height / 2, tone: 'top' },
    rectangle: box(0, 0, width, height, 'top'),
    arch: archIn(0, 0, width, height, 'top'),
  };
  const joints = Array.from({ length: Math.max(0, (doors ?? 1) - 1) }, (_, index) => {
    const x = ((index + 1) * width) / (doors ?? 1);
    return line(x, 0, x, height);
  });
  return [outlines[shape], ...joints, ...shine];
}
