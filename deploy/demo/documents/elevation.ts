import type { Construction, ProductRecord } from '../pictures/records.ts';
import { cabinetElevation } from './cabinet-elevation.ts';
import { archIn, box, line, type Shape } from './shapes.ts';
import { unitElevation } from './unit-elevation.ts';

type Mirror = Extract<Construction, { kind: 'mirror' }>;

/** A product from the front, as lines; nothing is above its upper edge but a bowl that is on it. */
export function elevation(construction: Construction, [width, height]: ProductRecord['size']): Shape[] {
  switch (construction.kind) {
    case 'unit':
      return unitElevation(construction, width, height);
    case 'cabinet':
      return cabinetElevation(construction, width, height);
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

function mirror({ shape, doors }: Mirror, width: number, height: number): Shape[] {
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
