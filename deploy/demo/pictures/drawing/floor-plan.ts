import { canvas } from './canvas.ts';
import { element, group, path, rect } from './svg.ts';

/** A bathroom to draw; sizes in metres. */
export interface Plan {
  width: number;
  depth: number;
  /** How long the washbasin unit is, and how many washbasins are in it. */
  unit: number;
  basins: 1 | 2;
  has: readonly ('shower' | 'bath' | 'tall unit' | 'bench')[];
}

const across = 4.6;

/** A bathroom on plan, 480 by 480 pixels: its walls, its door, and what there is room for. */
export function floorPlan({ width, depth, unit, basins, has }: Plan): string {
  return canvas(480, 480, across, (down) => {
    const [x, y] = [(across - width) / 2, (down - depth) / 2];
    const line = { fill: 'none', stroke: '#6B5A45', 'stroke-width': 0.025, 'stroke-linejoin': 'round' };
    return [
      rect(0, 0, across, down, { fill: '#EBE2D3' }),
      rect(x, y, width, depth, { fill: '#FBF8F2' }),
      tiles(x, y, width, depth),
      rect(x, y, width, depth, { ...line, stroke: '#2B2926', 'stroke-width': 0.11 }),
      door(x + width - 0.95, y + depth),
      group(line, ...washbasin(x + 0.06, y + depth - unit - 0.15, unit, basins)),
      has.includes('shower') ? group(line, shower(x + width - 1, y + 0.06)) : '',
      has.includes('bath') ? group(line, tub(x + 0.06, y + 0.06, Math.min(1.7, width - 1.2))) : '',
      has.includes('tall unit') ? group(line, rect(x + 0.06, y + 0.2, 0.35, 0.4, { fill: '#A27E54' })) : '',
      has.includes('bench') ? group(line, rect(x + width - 0.5, y + 1.06, 0.4, 1, { fill: '#93A08A' })) : '',
    ];
  });
}

function tiles(x: number, y: number, width: number, depth: number): string {
  const lines: string[] = [];
  for (let at = 0.3; at < width; at += 0.3) lines.push(`M${x + at} ${y}v${depth}`);
  for (let at = 0.3; at < depth; at += 0.3) lines.push(`M${x} ${y + at}h${width}`);
  return path(lines.join(''), { stroke: '#E4DBCC', 'stroke-width': 0.012 });
}

const door = (x: number, y: number): string =>
  group(
    {},
    rect(x, y - 0.08, 0.8, 0.16, { fill: '#FBF8F2' }),
    path(`M${x} ${y}v-.8a.8 .8 0 0 1 .8 .8`, { fill: 'none', stroke: '#6B5A45', 'stroke-width': 0.02 }),
  );

/** Washbasins along the left wall. */
const washbasin = (x: number, y: number, length: number, basins: number): string[] => [
  rect(x, y, 0.46, length, { fill: '#C9A477' }),
  ...Array.from({ length: basins }, (_, index) =>
    element('ellipse', {
      cx: x + 0.24,
      cy: y + ((index + 0.5) * length) / basins,
      rx: 0.16,
      ry: 0.23,
      fill: '#FFFFFF',
    }),
  ),
];

const shower = (x: number, y: number): string =>
  group(
    {},
    rect(x, y, 0.94, 0.94, { fill: '#E4EAE8' }),
    path(`M${x} ${y}l.94 .94M${x + 0.94} ${y}l-.94 .94`, { opacity: 0.4 }),
    element('circle', { cx: x + 0.47, cy: y + 0.47, r: 0.09, fill: '#FFFFFF' }),
  );

const tub = (x: number, y: number, length: number): string =>
  group(
    {},
    rect(x, y, length, 0.75, { rx: 0.06, fill: '#FFFFFF' }),
    rect(x + 0.08, y + 0.08, length - 0.16, 0.59, { rx: 0.26, fill: '#EEF2F1' }),
  );
