import type { FinishName } from '../../records/finishes.ts';
import type { Construction } from '../../records/product-record.ts';
import { hangingHeight } from '../scene/cabinet.ts';
import { type Box, face, paintOf, wallShadow } from './faces.ts';
import { arch, doorBar, grip, handle, type Side } from './fittings.ts';
import { basket, bottle, contactShadow, towels } from './objects.ts';
import { group, mix, rect } from './svg.ts';

type Cabinet = Extract<Construction, { kind: 'cabinet' }>;

/** A storage unit with its middle at x = 0. */
export function cabinet(unit: Cabinet, [width, height]: readonly [number, number, number], finish: FinishName): string {
  if (unit.open) return openShelves(width, height, finish, unit.frame ?? finish);
  const body = { x: -width / 2, y: -hangingHeight(unit, height) - height, width, height };
  const { shade } = paintOf(finish);
  const parts = unit.wide ? pairedDoors(unit.doors, body) : fronts(unit, body);
  return group(
    {},
    wallShadow(body),
    rect(body.x, body.y, width, height, { fill: mix(shade, '#000000', 0.55), rx: unit.fluted ? 1.5 : 0 }),
    ...parts.map(({ box, door, side }) =>
      group(
        {},
        face(box, finish, { grain: door ? 'upright' : 'across', fluted: unit.fluted === true }),
        unit.arched && door ? arch(box, finish) : '',
        unit.handles ? (door ? doorBar(box, unit.handles, side) : handle(box, unit.handles)) : '',
        door && !unit.handles && !unit.fluted && !unit.arched ? grip(box, side) : '',
      ),
    ),
  );
}

interface Part {
  box: Box;
  door: boolean;
  side: Side;
}

/** Doors side by side, in one row or in two. */
function pairedDoors(doors: number, body: Box): Part[] {
  const gap = 0.5;
  const rows = doors / 2;
  return Array.from({ length: doors }, (_, index) => {
    const [row, column] = [Math.floor(index / 2), index % 2];
    const top = row === 0 ? 0 : body.height * 0.58;
    const height = rows === 1 ? body.height : body.height * (row === 0 ? 0.58 : 0.42);
    return {
      box: {
        x: body.x + column * (body.width / 2 + gap / 2),
        y: body.y + top + (row > 0 ? gap : 0),
        width: body.width / 2 - gap / 2,
        height: height - (row > 0 ? gap : 0),
      },
      door: true,
      side: column === 0 ? 'right' : 'left',
    };
  });
}

/** Doors above, the taller first; drawers below. */
function fronts(unit: Cabinet, body: Box): Part[] {
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
    return { box, door, side: 'right' };
  });
}

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
