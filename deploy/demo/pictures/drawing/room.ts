import type { CollectionRecord } from '../../records/collections.ts';
import { chanceOf } from '../scene/chance.ts';
import { freshName } from './faces.ts';
import { element, glow, gradient, group, mix, path, rect } from './svg.ts';

export type Scene = CollectionRecord['scene'];

/** The part of the room that is seen, in centimetres from the point on the floor in the middle of the furniture. */
export interface View {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const isDark = (wall: string): boolean => Number.parseInt(wall.slice(1, 3), 16) < 120;

/** Wall, facing, light and floor. Without a floor in view only the wall shows. */
export function room({ wall, facing }: Scene, view: View): string {
  const { left, right, top, bottom } = view;
  const width = right - left;
  const [base, floor] = [freshName(), freshName()];
  const dark = isDark(wall);
  const ground = dark ? '#3B332B' : '#CDB99E';
  const wallBottom = Math.min(0, bottom);
  return group(
    {},
    gradient(
      base,
      [
        [0, mix(wall, '#FFFFFF', dark ? 0.1 : 0.4)],
        [0.55, wall],
        [1, mix(wall, '#5A4632', 0.14)],
      ],
      [0, 0, 1, 0.5],
    ),
    rect(left, top, width, wallBottom - top, { fill: `url(#${base})` }),
    facing === 'tiles' ? tiles(wall, view, wallBottom) : '',
    facing === 'panels' ? panels(wall, view, wallBottom) : '',
    facing === 'plaster' ? plaster(wall, view, wallBottom) : '',
    dark ? lampGlow(view) : windowLight(view),
    bottom > 0
      ? group(
          {},
          rect(left, -6, width, 6, { fill: mix(wall, dark ? '#000000' : '#FFFFFF', dark ? 0.25 : 0.45) }),
          rect(left, -6, width, 0.3, { fill: mix(wall, '#5A4632', 0.35), opacity: 0.5 }),
          gradient(
            floor,
            [
              [0, mix(ground, '#2A1F14', 0.22)],
              [0.25, ground],
              [1, mix(ground, '#FFFFFF', dark ? 0.05 : 0.22)],
            ],
            [0, 0, 0, 1],
          ),
          rect(left, 0, width, bottom, { fill: `url(#${floor})` }),
          floorBoards(view, mix(ground, '#2A1F14', 0.3)),
        )
      : '',
  );
}

/** Hand-made tiles up to the shoulder: a pattern of tones, repeated. */
function tiles(wall: string, { left, right }: View, wallBottom: number): string {
  const id = freshName();
  const random = chanceOf(`tiles ${wall}`);
  const [size, count, top] = [10, 6, -140];
  const tones = [0, 0.08, 0.16].flatMap((share) => [
    mix(mix(wall, '#FFFFFF', 0.55), '#FFFFFF', share),
    mix(mix(wall, '#FFFFFF', 0.55), mix(wall, '#8A7457', 0.5), share),
  ]);
  const cells = new Map<string, string>();
  for (let index = 0; index < count * count; index += 1) {
    const tone = tones[Math.floor(random() * tones.length)] ?? wall;
    const [x, y] = [(index % count) * size + 0.2, Math.floor(index / count) * size + 0.2];
    cells.set(tone, `${cells.get(tone) ?? ''}M${x} ${y}h${size - 0.4}v${size - 0.4}h${0.4 - size}z`);
  }
  return group(
    {},
    element(
      'pattern',
      { id, width: size * count, height: size * count, y: top, patternUnits: 'userSpaceOnUse' },
      rect(0, 0, size * count, size * count, { fill: mix(wall, '#A08C70', 0.28) }),
      ...[...cells].map(([fill, d]) => path(d, { fill })),
    ),
    rect(left, top, right - left, wallBottom - top, { fill: `url(#${id})`, opacity: 0.9 }),
    rect(left, top - 2.4, right - left, 2.4, { fill: mix(wall, '#FFFFFF', 0.6) }),
    rect(left, top - 0.1, right - left, 0.4, { fill: '#6B5A45', opacity: 0.25 }),
  );
}

/** Painted boards up to the hip, with a ledge. */
function panels(wall: string, { left, right }: View, wallBottom: number): string {
  const top = -118;
  const lines: string[] = [];
  for (let x = Math.ceil(left / 11) * 11; x < right; x += 11) lines.push(`M${x} ${top}V${wallBottom}`);
  const board = mix(wall, '#FFFFFF', 0.5);
  return group(
    {},
    rect(left, top, right - left, wallBottom - top, { fill: board }),
    path(lines.join(''), { stroke: mix(wall, '#5A4632', 0.3), 'stroke-width': 0.45, opacity: 0.55 }),
    path(lines.join(''), { stroke: '#FFFFFF', 'stroke-width': 0.3, opacity: 0.5, transform: 'translate(.5 0)' }),
    rect(left, top - 3, right - left, 3, { fill: mix(board, '#FFFFFF', 0.5) }),
    rect(left, top, right - left, 0.9, { fill: '#5A4632', opacity: 0.16 }),
  );
}

/** Broad, faint clouds of lime. */
function plaster(wall: string, { left, right, top }: View, wallBottom: number): string {
  const random = chanceOf(`plaster ${wall} ${left}`);
  const [pale, deep] = [freshName(), freshName()];
  const strength = isDark(wall) ? 0.05 : 0.16;
  const cloud = (color: string, id: string) =>
    glow(id, [
      [0, color, strength],
      [0.6, color, strength / 2.5],
      [1, color, 0],
    ]);
  return group(
    {},
    cloud('#FFFFFF', pale),
    cloud(mix(wall, '#5A4632', 0.5), deep),
    ...Array.from({ length: 9 }, (_, index) =>
      element('ellipse', {
        cx: left + random() * (right - left),
        cy: top + random() * (wallBottom - top),
        rx: 30 + random() * 60,
        ry: 14 + random() * 26,
        fill: `url(#${index % 2 ? pale : deep})`,
      }),
    ),
  );
}

/** Morning light through a window that is out of the picture, with its bars. */
function windowLight({ left, right, top }: View): string {
  const id = freshName();
  const [x, y] = [left + (right - left) * 0.08, Math.max(top + 6, -215)];
  const panes: string[] = [];
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 2; column += 1) {
      const [px, py] = [x + column * 33 + row * 13, y + row * 41 + column * 9];
      panes.push(`M${px} ${py}l30 8l11.5 36l-30 -8z`);
    }
  return group(
    {},
    gradient(
      id,
      [
        [0, '#FFF6E2', 0.62],
        [1, '#FFF6E2', 0.12],
      ],
      [0, 0, 0.7, 1],
    ),
    path(panes.join(''), { fill: `url(#${id})` }),
  );
}

/** Evening: one warm pool of light. */
function lampGlow({ left, right, top }: View): string {
  const id = freshName();
  const radius = (right - left) * 0.5;
  return group(
    {},
    glow(id, [
      [0, '#FFD9A0', 0.42],
      [0.5, '#FFC987', 0.16],
      [1, '#FFC987', 0],
    ]),
    element('circle', { cx: 0, cy: Math.max(top + 60, -150), r: Math.min(radius, 190), fill: `url(#${id})` }),
  );
}

function floorBoards({ left, right, bottom }: View, color: string): string {
  const joints = [
    { y: 0, x: 0.2 },
    { y: 0.16, x: 0.47 },
    { y: 0.38, x: 0.83 },
  ];
  const lines = joints.map(({ x, y }) => {
    const [from, height] = [bottom * y, bottom * (0.16 + y * 0.4)];
    return `M${left} ${from + height}H${right}M${left + (right - left) * x} ${from}v${height}`;
  });
  return path(lines.join(''), { stroke: color, 'stroke-width': 0.35, opacity: 0.35, fill: 'none' });
}
