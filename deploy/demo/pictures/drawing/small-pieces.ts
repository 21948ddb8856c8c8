import type { FinishName } from '../../records/finishes.ts';
import { face, paintOf, wallShadow } from './faces.ts';
import { bottle, contactShadow, hangingTowel, soap, towels, vase } from './objects.ts';
import { element, group, mix, path, rect } from './svg.ts';

/** Shelves, niches and accessories. Those for the wall have their upper edge at y, and their middle at x = 0. */

export function shelf(
  boards: number,
  [width, height]: readonly [number, number, number],
  finish: FinishName,
  y: number,
  frame?: FinishName,
): string {
  const left = -width / 2;
  if (boards === 1)
    return group(
      {},
      wallShadow({ x: left, y, width, height }, 4),
      vase(left + width * 0.2, y, '#EDE5D8', 13),
      bottle(left + width * 0.55, y),
      bottle(left + width * 0.66, y, '#93A08A', 12),
      soap(left + width * 0.84, y),
      face({ x: left, y, width, height }, finish),
    );
  const metal = paintOf(frame ?? finish);
  const lower = y + height - 5;
  return group(
    {},
    rect(left + 3, lower + 2, width, 4, { fill: '#3A2E22', opacity: 0.12 }),
    rect(left + 3, y + 1, width, 4, { fill: '#3A2E22', opacity: 0.12 }),
    rect(left, y, width, height, { fill: 'none', stroke: metal.face, 'stroke-width': 1.6 }),
    towels(left + width * 0.3, lower, ['#E8DED0', '#B9AE9D', '#F3EDE2'], 28),
    bottle(left + width * 0.66, lower),
    bottle(left + width * 0.77, lower, '#93A08A', 13),
    vase(left + width * 0.76, y - 0.8, '#D8C4A8', 14),
    soap(left + width * 0.3, y - 0.8),
    face({ x: left, y: y - 1, width, height: 2.6 }, finish),
    face({ x: left, y: lower, width, height: 2.6 }, finish),
  );
}

export function niche([width, height]: readonly [number, number, number], finish: FinishName, y: number): string {
  const { face: color, shade, light } = paintOf(finish);
  const left = -width / 2;
  const [inner, thickness] = [mix(shade, '#000000', 0.12), 1.8];
  const middle = y + height * 0.52;
  return group(
    {},
    wallShadow({ x: left, y, width, height }, 5),
    rect(left, y, width, height, { fill: color }),
    rect(left + thickness, y + thickness, width - 2 * thickness, height - 2 * thickness, { fill: inner }),
    path(`M${left + thickness} ${y + thickness}h${width - 2 * thickness}l-4 5h${-width + 2 * thickness + 8}z`, {
      fill: '#1F1D1A',
      opacity: 0.2,
    }),
    path(`M${left + thickness} ${y + thickness}v${height - 2 * thickness}l4 -4v${-height + 2 * thickness + 9}z`, {
      fill: '#1F1D1A',
      opacity: 0.12,
    }),
    rect(left + thickness, middle, width - 2 * thickness, 1.6, { fill: color }),
    rect(left + thickness, middle + 1.6, width - 2 * thickness, 1.4, { fill: '#1F1D1A', opacity: 0.16 }),
    towels(-5, y + height - thickness, ['#F3EDE2', '#E8DED0'], 20),
    bottle(11, y + height - thickness, '#7A5A3A', 13),
    vase(-8, middle, '#EDE5D8', 7),
    soap(8, middle),
    rect(left, y, width, 0.5, { fill: light }),
  );
}

export function rail([width]: readonly [number, number, number], finish: FinishName, y: number): string {
  const { face: color, light } = paintOf(finish);
  const left = -width / 2;
  return group(
    {},
    rect(left + 2, y + 3, width, 1.6, { rx: 0.8, fill: '#3A2E22', opacity: 0.14 }),
    ...[left + 1.5, -left - 3.5].map((x) =>
      group(
        {},
        element('circle', { cx: x + 1, cy: y + 0.8, r: 2.6, fill: color }),
        element('circle', { cx: x + 0.5, cy: y + 0.3, r: 1, fill: light, opacity: 0.6 }),
      ),
    ),
    rect(left, y, width, 1.7, { rx: 0.85, fill: color }),
    rect(left + 0.6, y + 0.25, width - 1.2, 0.4, { rx: 0.2, fill: light, opacity: 0.8 }),
    hangingTowel(left + 12, y + 0.2, '#E8DED0', 25, 46),
  );
}

export function hooks(
  count: number,
  [width, height]: readonly [number, number, number],
  finish: FinishName,
  y: number,
): string {
  const left = -width / 2;
  const { face: color, light, shade } = paintOf(finish);
  const places = Array.from({ length: count }, (_, index) => left + ((index + 0.5) * width) / count);
  return group(
    {},
    wallShadow({ x: left, y, width, height }, 3),
    face({ x: left, y, width, height }, finish),
    hangingTowel((places[0] ?? 0) - 8, y + height * 0.55, '#D8C4A8', 16, 44),
    strawHat(places[2] ?? 0, y + height * 0.55),
    ...places.map((x) =>
      group(
        {},
        element('circle', { cx: x + 0.6, cy: y + height * 0.55 + 0.8, r: 2.3, fill: '#1F1D1A', opacity: 0.25 }),
        element('circle', { cx: x, cy: y + height * 0.5, r: 2.3, fill: color, stroke: shade, 'stroke-width': 0.3 }),
        element('circle', { cx: x - 0.6, cy: y + height * 0.5 - 0.6, r: 0.9, fill: light }),
      ),
    ),
  );
}

const strawHat = (x: number, y: number): string =>
  group(
    { transform: `translate(${x} ${y + 15})` },
    element('ellipse', { cx: 1.4, cy: 2, rx: 17, ry: 16, fill: '#3A2E22', opacity: 0.14 }),
    element('ellipse', { cx: 0, cy: 0, rx: 17, ry: 16, fill: '#DCC08C' }),
    ...[14.5, 12, 9.5].map((radius) =>
      element('ellipse', {
        cx: 0,
        cy: 0,
        rx: radius,
        ry: radius * 0.94,
        fill: 'none',
        stroke: '#B8945F',
        'stroke-width': 0.35,
        opacity: 0.7,
      }),
    ),
    element('ellipse', { cx: -0.5, cy: -0.6, rx: 8.6, ry: 8.2, fill: '#E6CFA2' }),
    element('ellipse', { cx: 0, cy: 0, rx: 8.9, ry: 8.4, fill: 'none', stroke: '#5C4A3A', 'stroke-width': 1.3 }),
  );

/** A stool on the floor, with a folded towel and a book. */
export function stool([width, height]: readonly [number, number, number], finish: FinishName): string {
  const left = -width / 2;
  const { face: color, shade, light } = paintOf(finish);
  const leg = (x: number, lean: number) =>
    group(
      {},
      path(`M${x} ${-height + 3}h4l${lean} ${height - 3}h-3.4z`, { fill: color }),
      path(`M${x + 2.9} ${-height + 3}h1.1l${lean} ${height - 3}h-1z`, { fill: shade, opacity: 0.6 }),
      path(`M${x + 0.3} ${-height + 5}h.6l${lean} ${height - 5}h-.6z`, { fill: light, opacity: 0.7 }),
    );
  return group(
    {},
    contactShadow({ x: left, y: 0, width }, 3),
    leg(left + 4, -3),
    leg(-left - 8, 3.4),
    rect(left + 4.5, -height * 0.42, width - 9, 2.4, { fill: color }),
    rect(left + 4.5, -height * 0.42 + 1.7, width - 9, 0.7, { fill: shade, opacity: 0.6 }),
    face({ x: left, y: -height, width, height: 3.8 }, finish),
    path(`M${left} ${-height}q${width / 2} 2.2 ${width} 0z`, { fill: shade, opacity: 0.55 }),
    towels(-3, -height + 0.4, ['#F3EDE2', '#A9B5A1'], 24),
    rect(-11, -height - 11.6, 16, 2, { rx: 0.3, fill: '#A3563F' }),
    rect(-10.5, -height - 11.2, 15.4, 1.2, { fill: '#F6F0E4' }),
  );
}

/** A tray that stands on a top at y. */
export function tray([width, height]: readonly [number, number, number], finish: FinishName, y: number): string {
  const left = -width / 2;
  const { face: color, light, shade } = paintOf(finish);
  return group(
    {},
    element('ellipse', { cx: 0.8, cy: y + 0.2, rx: width / 2 + 1, ry: 0.8, fill: '#1F1D1A', opacity: 0.25 }),
    vase(left + width * 0.24, y - 1.2, '#CFA595', 11),
    bottle(left + width * 0.52, y - 1.2, '#7A5A3A', 14),
    soap(left + width * 0.78, y - 1.2),
    path(
      `M${left} ${y - height}h1.6l1 ${height - 1.6}h${width - 5.2}l1 ${-height + 1.6}h1.6l-1.2 ${height - 0.8}q-.2 .8 -1 .8h${-width + 4.4}q-.8 0 -1 -.8z`,
      { fill: color },
    ),
    path(`M${left} ${y - height}h1.6`, { stroke: light, 'stroke-width': 0.4 }),
    path(`M${left + 1.6} ${y - 0.4}h${width - 3.2}`, { stroke: shade, 'stroke-width': 0.6 }),
  );
}
