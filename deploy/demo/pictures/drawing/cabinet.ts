import type { FinishName } from '../../records/finishes.ts';
import type { Construction } from '../../records/product-record.ts';
import { type Box, face, paintOf, wallShadow } from './faces.ts';
import { basket, bottle, contactShadow, towels } from './objects.ts';
import { group, mix, rect } from './svg.ts';
import { handle, topHeight } from './washbasin-unit.ts';

type Cabinet = Extract<Construction, { kind: 'cabinet' }>;

/** A storage unit with its middle at x = 0: an open one stands, a low one hangs level with the washbasin. */
export function cabinet(unit: Cabinet, [width, height]: readonly [number, number, number], finish: FinishName): string {
  if (unit.open) return openShelves(width, height, finish, unit.frame ?? finish);
  const bottom = height > 140 ? 28 : height > 80 ? 42 : topHeight - height;
  const body = { x: -width / 2, y: -bottom - height, width, height };
  const { shade } = paintOf(finish);
  return group(
    {},
    wallShadow(body),
    rect(body.x, body.y, width, height, { fill: mix(shade, '#000000', 0.55), rx: unit.fluted ? 1.5 : 0 }),
    ...fronts(unit, body).map(({ box, door }) =>
      group(
        {},
        face(box, finish, { grain: door ? 'upright' : 'across', fluted: unit.fluted === true }),
        unit.handles ? (door ? knob(box, unit.handles) : handle(box, unit.handles)) : '',
        door && !unit.handles && !unit.fluted ? grip(box) : '',
      ),
    ),
  );
}

/** Doors above, the taller first; drawers below. */
function fronts(unit: Cabinet, body: Box): { box: Box; door: boolean }[] {
  const gap = 0.5;
  const groove = unit.handles ? gap : 1.5;
  const drawerHeight = unit.doors > 0 ? 20 : body.height / Math.max(1, unit.drawers);
  const doorsHeight = body.height - unit.drawers * drawerHeight;
  const heights = [
    ...(unit.doors === 2 ? [doorsHeight * 0.58, doorsHeight * 0.42] : unit.doors === 1 ? [doorsHeight] : []),
    ...Array.from({ length: unit.drawers }, () => drawerHeight),
  ];
  let y = body.y;
  return heights.map((height, index) => {
    const door = index < unit.doors;
    const head = door ? (index > 0 ? gap : 0) : groove;
    const box = { x: body.x, y: y + head, width: body.width, height: height - head };
    y += height;
    return { box, door };
  });
}

function knob({ x, y, width, height }: Box, finish: FinishName): string {
  const { face: color, light } = paintOf(finish);
  const [left, top, length] = [x + width - 5, y + height * 0.42, Math.min(16, height * 0.25)];
  return group(
    {},
    rect(left + 0.5, top + 0.6, 1.2, length, { rx: 0.6, fill: '#1F1D1A', opacity: 0.28 }),
    rect(left, top, 1.2, length, { rx: 0.6, fill: color }),
    rect(left + 0.15, top + 0.4, 0.35, length - 0.8, { fill: light }),
  );
}

/** The edge of a door that is pulled without a handle. */
const grip = ({ x, y, width, height }: Box): string =>
  rect(x + width - 1.3, y, 1.3, height, { fill: '#1F1D1A', opacity: 0.22 });

function openShelves(width: number, height: number, finish: FinishName, frame: FinishName): string {
  const { face: color, light } = paintOf(frame);
  const left = -width / 2;
  const shelves = 5;
  const step = (height - 12) / shelves;
  const boards = Array.from({ length: shelves }, (_, index) => -10 - index * step);
  const post = (x: number) =>
    group(
      {},
      rect(x, -height, 2, height, { fill: color }),
      rect(x + 0.3, -height, 0.35, height, { fill: light, opacity: 0.7 }),
    );
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = boards;
  return group(
    {},
    contactShadow({ x: left, y: 0, width }),
    rect(left + 4, -height + 4, width, height - 8, { fill: '#3A2E22', opacity: 0.07 }),
    rect(left, -height, width, 2, { fill: color }),
    post(left),
    post(-left - 2),
    ...boards.map((y) =>
      group(
        {},
        face({ x: left + 1, y, width: width - 2, height: 2.6 }, finish),
        rect(left + 2, y + 2.6, width - 4, 1.1, { fill: '#1F1D1A', opacity: 0.2 }),
      ),
    ),
    basket(0, first, width - 8, 20),
    towels(0, second, ['#B9AE9D', '#E8DED0', '#CFA595', '#F3EDE2'], width - 10),
    basket(0, third, width - 12, 17),
    towels(-2, fourth, ['#F3EDE2', '#A9B5A1'], width - 14),
    bottle(-8, fifth, '#7A5A3A', 15),
    bottle(1, fifth, '#93A08A', 13),
    bottle(9, fifth, '#D8C4A8', 16),
  );
}
