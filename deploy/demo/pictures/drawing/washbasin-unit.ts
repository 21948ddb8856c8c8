import type { FinishName } from '../../records/finishes.ts';
import type { Construction } from '../../records/product-record.ts';
import { topHeight } from '../scene/washbasin-unit.ts';
import { type Box, face, freshName, paintOf, wallShadow } from './faces.ts';
import { arch, doorBar, grip, handle, type Side } from './fittings.ts';
import { basket, contactShadow, tap, towels } from './objects.ts';
import { element, gradient, group, mix, path, rect } from './svg.ts';

type Unit = Extract<Construction, { kind: 'unit' }>;

/** A washbasin unit on the wall or on its legs, with its middle at x = 0. Sizes in centimetres. */
export function washbasinUnit(
  unit: Unit,
  [width, height]: readonly [number, number, number],
  finish: FinishName,
): string {
  const left = -width / 2;
  const slab = unit.basin === 'integrated' ? 2.4 : 3.6;
  const niche = unit.openShelf && !unit.frame ? (height - slab) * 0.42 : 0;
  const body: Box = unit.frame
    ? { x: left + 2.4, y: -topHeight + slab, width: width - 4.8, height: 22 }
    : { x: left, y: -topHeight + slab, width, height: height - slab - niche };
  return group(
    {},
    unit.frame ? contactShadow({ x: left, y: 0, width }) : wallShadow({ ...body, y: -topHeight, height }),
    unit.frame ? openFrame(unit, width, finish, unit.frame) : '',
    fronts(unit, body, finish),
    niche > 0 ? openNiche({ x: left, y: body.y + body.height, width, height: niche }, finish) : '',
    top(unit, { x: left - 0.6, y: -topHeight, width: width + 1.2, height: slab }, finish),
    ...basins(unit, width),
  );
}

function fronts(unit: Unit, body: Box, finish: FinishName): string {
  const gap = 0.45;
  const { shade } = paintOf(finish);
  const [width, height] = [body.width / unit.columns, body.height / unit.rows];
  const shown: string[] = [rect(body.x, body.y, body.width, body.height, { fill: mix(shade, '#000000', 0.55) })];
  for (let row = 0; row < unit.rows; row += 1)
    for (let column = 0; column < unit.columns; column += 1) {
      const groove = unit.handles || unit.doors ? gap : 1.5;
      const front = {
        x: body.x + column * width + (column > 0 ? gap / 2 : 0),
        y: body.y + row * height + groove,
        width: width - (column > 0 ? gap / 2 : 0) - (column < unit.columns - 1 ? gap / 2 : 0),
        height: height - groove,
      };
      shown.push(oneFront(unit, front, finish, column % 2 === 0 ? 'right' : 'left'));
    }
  return group({}, ...shown);
}

/** A drawer, or a door that is pulled on the given side. */
function oneFront(unit: Unit, front: Box, finish: FinishName, side: Side): string {
  const look = { grain: unit.doors ? 'upright' : 'across', fluted: unit.fluted === true } as const;
  const bar = unit.handles ? (unit.doors ? doorBar(front, unit.handles, side) : handle(front, unit.handles)) : '';
  return group(
    {},
    face(front, finish, look),
    unit.arched ? arch(front, finish) : '',
    bar || (unit.doors && !unit.arched ? grip(front, side) : ''),
  );
}

/** A long niche under the drawers, with towels and a basket in it. */
function openNiche(box: Box, finish: FinishName): string {
  const { x, y, width, height } = box;
  const bottom = y + height - 1.8;
  return group(
    {},
    rect(x, y, width, height, { fill: mix(paintOf(finish).shade, '#000000', 0.45) }),
    rect(x, y, width, 2, { fill: '#1F1D1A', opacity: 0.3 }),
    basket(x + width * 0.27, bottom, Math.min(34, width * 0.4), height * 0.68),
    towels(
      x + width * 0.72,
      bottom,
      ['#E8DED0', '#B9AE9D', '#F3EDE2'].slice(0, Math.floor((height - 2) / 5)),
      width * 0.34,
    ),
    face({ x, y, width: 1.8, height }, finish, { grain: 'upright' }),
    face({ x: x + width - 1.8, y, width: 1.8, height }, finish, { grain: 'upright' }),
    face({ x, y: bottom, width, height: 1.8 }, finish),
  );
}

function top(unit: Unit, box: Box, finish: FinishName): string {
  if (unit.basin === 'bowl') return group({}, face(box, finish), underside(box));
  const id = freshName();
  return group(
    {},
    gradient(
      id,
      [
        [0, '#FFFFFF'],
        [0.6, '#F6F3ED'],
        [1, '#DAD4C9'],
      ],
      [0, 0, 0.2, 1],
    ),
    rect(box.x, box.y, box.width, box.height, { rx: 0.5, fill: `url(#${id})` }),
    underside(box),
  );
}

const underside = ({ x, y, width, height }: Box): string =>
  rect(x + 0.6, y + height, width - 1.2, 1.1, { fill: '#1F1D1A', opacity: 0.3 });

function basins(unit: Unit, width: number): string[] {
  const places = unit.basins === 2 ? [-width / 4, width / 4] : [0];
  const finish = unit.handles === 'brass' ? 'brass' : 'blackMetal';
  return places.map((x) =>
    unit.basin === 'bowl'
      ? group({}, tap(x, -topHeight, finish, 27), bowl(x))
      : group({}, tap(x, -topHeight, finish, 15)),
  );
}

function bowl(x: number): string {
  const id = freshName();
  return group(
    { transform: `translate(${x} ${-topHeight})` },
    element('ellipse', { cx: 1, cy: 0, rx: 17, ry: 0.9, fill: '#1F1D1A', opacity: 0.28 }),
    gradient(
      id,
      [
        [0, '#FFFFFF'],
        [0.45, '#F4EFE6'],
        [1, '#CFC6B7'],
      ],
      [0, 0, 1, 0.35],
    ),
    path('M-20.5 -13.2h41c0 8 -5.5 13.2 -12.5 13.2h-16c-7 0 -12.5 -5.2 -12.5 -13.2z', { fill: `url(#${id})` }),
    rect(-20.9, -13.9, 41.8, 1.3, { rx: 0.65, fill: '#FFFFFF' }),
    rect(-20.5, -12.7, 41, 0.5, { fill: '#6B5A45', opacity: 0.14 }),
  );
}

/** Two legs, a lower board, and what lies on it. */
function openFrame(unit: Unit, width: number, finish: FinishName, frame: FinishName): string {
  const { face: color, light } = paintOf(frame);
  const left = -width / 2;
  const board = { x: left + 2, y: -20, width: width - 4, height: 3 };
  const leg = (x: number) =>
    group(
      {},
      rect(x, -topHeight + 2, 2.4, topHeight - 2, { fill: color }),
      rect(x + 0.3, -topHeight + 4, 0.4, topHeight - 5, { fill: light, opacity: 0.7 }),
    );
  return group(
    {},
    rect(left + 2.4, -60, width - 4.8, 40, { fill: '#3A2E22', opacity: 0.1 }),
    leg(left),
    leg(-left - 2.4),
    face(board, finish),
    rect(board.x, board.y + 3, board.width, 1.2, { fill: '#1F1D1A', opacity: 0.22 }),
    basket(left + width * 0.26, -20, 32, 20),
    towels(-left - width * 0.27, -20, ['#E8DED0', '#B9AE9D', '#F3EDE2']),
    unit.columns > 1 ? basket(0, -20, 26, 16) : '',
  );
}
