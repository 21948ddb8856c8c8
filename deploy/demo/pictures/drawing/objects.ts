import { chanceOf } from '../scene/chance.ts';
import { type Box, freshName, paintOf } from './faces.ts';
import { element, gradient, group, mix, path, rect } from './svg.ts';

/** Things that make a room lived in. Each stands on the point (x, y). */

const place = (x: number, y: number, ...content: string[]): string =>
  group({ transform: `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})` }, ...content);

/** A twig with leaves, growing from (0, 0). */
function twig(name: string, height: number, lean: number): string {
  const random = chanceOf(name);
  const stem = `M0 0C${lean * 0.1} ${-height * 0.4} ${lean * 0.5} ${-height * 0.75} ${lean} ${-height}`;
  const leaves: string[] = [];
  for (let index = 0; index < 11; index += 1) {
    const share = 0.3 + (index / 11) * 0.72;
    const [x, y] = [lean * share * share, -height * share];
    const side = index % 2 === 0 ? 1 : -1;
    const [reach, turn] = [6.5 - share * 2 + random() * 1.5, side * (38 + random() * 28) + lean];
    leaves.push(
      path(`M0 0Q${reach * 0.32} ${-reach * 0.5} 0 ${-reach}Q${-reach * 0.32} ${-reach * 0.5} 0 0`, {
        fill: mix('#6F7C5F', '#A4AD90', random()),
        transform: `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}) rotate(${Math.round(turn)})`,
      }),
    );
  }
  return group({}, path(stem, { fill: 'none', stroke: '#6B6048', 'stroke-width': 0.5 }), ...leaves);
}

export function vase(x: number, y: number, color = '#EDE5D8', height = 16): string {
  const id = freshName();
  const width = height * 0.62;
  return place(
    x,
    y,
    place(
      0,
      -height + 1,
      twig(`one ${height}`, height * 2, height * 0.75),
      twig(`two ${height}`, height * 1.6, -height * 0.5),
    ),
    gradient(id, [
      [0, mix(color, '#FFFFFF', 0.5)],
      [0.5, color],
      [1, mix(color, '#6B5A45', 0.4)],
    ]),
    path(
      `M${-width * 0.2} ${-height}h${width * 0.4}c0 ${height * 0.22} ${width * 0.32} ${height * 0.28} ${width * 0.32} ${height * 0.62}c0 ${height * 0.26} ${-width * 0.2} ${height * 0.38} ${-width * 0.3} ${height * 0.38}h${-width * 0.44}c${-width * 0.1} 0 ${-width * 0.3} ${-height * 0.12} ${-width * 0.3} ${-height * 0.38}c0 ${-height * 0.34} ${width * 0.32} ${-height * 0.4} ${width * 0.32} ${-height * 0.62}z`,
      { fill: `url(#${id})` },
    ),
  );
}

export const bottle = (x: number, y: number, color = '#7A5A3A', height = 15): string =>
  place(
    x,
    y,
    rect(-3, -height * 0.68, 6, height * 0.68, { rx: 1, fill: color }),
    rect(-2.3, -height * 0.6, 1.2, height * 0.5, { rx: 0.6, fill: '#FFFFFF', opacity: 0.25 }),
    rect(-1.9, -height * 0.48, 3.8, height * 0.26, { fill: '#F3EDE2', opacity: 0.9 }),
    rect(-1, -height * 0.84, 2, height * 0.17, { fill: '#2B2926' }),
    path(`M-1 ${-height * 0.84}h3.4v-1.2h-4v1.2z`, { fill: '#2B2926' }),
  );

export const soap = (x: number, y: number): string =>
  place(
    x,
    y,
    rect(-5.5, -1.1, 11, 1.1, { rx: 0.5, fill: '#B9AE9D' }),
    rect(-3.6, -3.1, 7.2, 2, { rx: 0.9, fill: '#E9DFCB' }),
  );

export const towels = (x: number, y: number, colors: string[], width = 26): string =>
  place(
    x,
    y,
    ...colors.map((color, index) =>
      group(
        {},
        rect(-width / 2, -(index + 1) * 5, width, 4.8, { rx: 2.1, fill: color }),
        path(`M${-width / 2 + 1.2} ${-(index + 1) * 5 + 2.5}H${width / 2 - 1}`, {
          stroke: '#5A4632',
          'stroke-width': 0.25,
          opacity: 0.25,
        }),
        rect(-width / 2, -(index + 1) * 5 + 3.6, width, 1.2, { rx: 0.6, fill: '#5A4632', opacity: 0.1 }),
      ),
    ),
  );

export function basket(x: number, y: number, width = 30, height = 20): string {
  const weave: string[] = [];
  for (let row = 0; row < height / 2.6; row += 1)
    weave.push(
      `M${-width * 0.45} ${-row * 2.6 - 1.6}q${width * 0.075} -1.1 ${width * 0.15} 0t${width * 0.15} 0t${width * 0.15} 0t${width * 0.15} 0t${width * 0.15} 0t${width * 0.15} 0`,
    );
  return place(
    x,
    y,
    path(`M${-width / 2} ${-height}h${width}l${-width * 0.05} ${height - 1}q0 1 -1 1h${-width * 0.9 + 2}q-1 0 -1 -1z`, {
      fill: '#C8A878',
    }),
    path(weave.join(''), { fill: 'none', stroke: '#9B7B4E', 'stroke-width': 0.5, opacity: 0.6 }),
    rect(-width / 2 - 0.5, -height - 1, width + 1, 2.2, { rx: 1.1, fill: '#B8945F' }),
  );
}

/** A towel that hangs from a bar at y. */
export function hangingTowel(x: number, y: number, color = '#E8DED0', width = 24, length = 52): string {
  const id = freshName();
  return place(
    x,
    y,
    rect(2, 1, width, length, { rx: 0.8, fill: '#3A2E22', opacity: 0.1 }),
    gradient(id, [
      [0, mix(color, '#FFFFFF', 0.35)],
      [0.3, color],
      [0.42, mix(color, '#6B5A45', 0.14)],
      [0.6, mix(color, '#FFFFFF', 0.2)],
      [1, mix(color, '#6B5A45', 0.24)],
    ]),
    path(`M0 0h${width}v${length}q${-width / 4} .8 ${-width / 2} 0t${-width / 2} 0z`, { fill: `url(#${id})` }),
    rect(0, length - 9, width, 0.7, { fill: '#8A6F55', opacity: 0.5 }),
    rect(0, length - 7.4, width, 0.7, { fill: '#8A6F55', opacity: 0.5 }),
  );
}

/** A tap that stands on a top at y, seen from the front. */
export function tap(x: number, y: number, finish: 'brass' | 'blackMetal' = 'blackMetal', height = 14): string {
  const { face, light } = paintOf(finish);
  return place(
    x,
    y,
    rect(-2.2, -1, 4.4, 1, { rx: 0.3, fill: face }),
    rect(-1.1, -height, 2.2, height, { rx: 1, fill: face }),
    rect(-0.7, -height + 0.6, 0.5, height - 1.6, { fill: light, opacity: 0.8 }),
    rect(-1.5, -height + 2.2, 3, 3, { rx: 1.5, fill: face }),
    element('circle', { cx: 0, cy: -height + 3.7, r: 0.75, fill: '#171614', opacity: 0.6 }),
    rect(-0.5, -height - 2.6, 1, 3, { rx: 0.5, fill: face }),
  );
}

/** A small lamp on the wall: a globe on a plate. */
export const wallLamp = (x: number, y: number, finish: 'brass' | 'blackMetal' = 'brass'): string =>
  place(
    x,
    y,
    element('circle', { cx: 0, cy: -6, r: 15, fill: '#FFE2B0', opacity: 0.16 }),
    element('circle', { cx: 0, cy: -6, r: 9.5, fill: '#FFE9C4', opacity: 0.24 }),
    rect(-1.6, -1, 3.2, 9, { rx: 1.6, fill: paintOf(finish).face }),
    element('circle', { cx: 0, cy: -6, r: 5.6, fill: '#FFF6E6' }),
    element('circle', { cx: -1.6, cy: -7.8, r: 2, fill: '#FFFFFF' }),
  );

export const contactShadow = ({ x, y, width }: Pick<Box, 'x' | 'y' | 'width'>, height = 4): string =>
  group(
    { fill: '#2A1F14' },
    ...[1, 0.8, 0.6].map((share) =>
      element('ellipse', {
        cx: x + width / 2 + 1,
        cy: y,
        rx: (width / 2 + 3) * (0.6 + share * 0.45),
        ry: height * share * 0.5,
        opacity: 0.09,
      }),
    ),
  );

/** A plant in a pot on the floor. */
export const plant = (x: number, y: number, height = 70): string =>
  place(
    x,
    y,
    contactShadow({ x: -11, y: 0, width: 22 }),
    ...[-38, -20, -4, 14, 30, 46].map((turn, index) => {
      const reach = height * (0.82 + ((index * 37) % 10) / 45);
      return group(
        { transform: `translate(0 -20) rotate(${turn})` },
        path(`M0 0V${-reach * 0.55}`, { stroke: '#5C6B4C', 'stroke-width': 0.7 }),
        path(
          `M0 ${-reach * 0.4}C${reach * 0.16} ${-reach * 0.52} ${reach * 0.13} ${-reach * 0.86} 0 ${-reach}C${-reach * 0.13} ${-reach * 0.86} ${-reach * 0.16} ${-reach * 0.52} 0 ${-reach * 0.4}`,
          { fill: ['#6F7F5E', '#7E8D6B', '#5F7052', '#8B9978', '#6A7A59', '#7A8A67'][index] },
        ),
        path(`M0 ${-reach * 0.42}V${-reach * 0.95}`, { stroke: '#A9B595', 'stroke-width': 0.35, opacity: 0.7 }),
      );
    }),
    path('M-11 -22h22l-2.5 21q-.2 1 -1.2 1h-14.6q-1 0 -1.2 -1z', { fill: '#B98B6C' }),
    path('M-11 -22h22l-.5 4h-21z', { fill: '#C99C7D' }),
    path('M4 -18h6.5l-2 17q-.2 1 -1.2 1h-5z', { fill: '#5A3A26', opacity: 0.16 }),
  );
