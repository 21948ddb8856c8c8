import { type Finish, type FinishName, finishes } from '../../records/finishes.ts';
import { chanceOf } from '../scene/chance.ts';
import { element, gradient, group, path, rect } from './svg.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Look {
  grain?: 'across' | 'upright';
  fluted?: boolean;
}

/** A name that is free for a gradient or a clip inside one picture. */
let names = 0;
export const freshName = (): string => `n${(names++).toString(36)}`;

/** The finishes whose gradient the picture has already. */
const defined = new Set<FinishName>();

export const startPicture = (): void => {
  names = 0;
  defined.clear();
};

export const paintOf = (finish: FinishName): Finish['paint'] => finishes[finish].paint;

/** A front in a finish: lit from the upper left, with grain where it is wood and grooves where it is fluted. */
export function face(box: Box, finish: FinishName, { grain = 'across', fluted = false }: Look = {}): string {
  const paint = paintOf(finish);
  const { x, y, width, height } = box;
  const clip = freshName();
  return group(
    {},
    lightOn(finish),
    element('clipPath', { id: clip }, rect(x, y, width, height, {})),
    rect(x, y, width, height, { fill: paint.face }),
    rect(x, y, width, height, { fill: `url(#${finish})`, opacity: 0.55 }),
    paint.grain ? group({ 'clip-path': `url(#${clip})` }, woodGrain(box, paint.grain, paint.light, grain)) : '',
    fluted ? flutes(box, paint) : '',
    rect(x, y, width, 0.28, { fill: paint.light, opacity: 0.75 }),
    rect(x, y + height - 0.3, width, 0.3, { fill: paint.shade, opacity: 0.7 }),
  );
}

function lightOn(finish: FinishName): string {
  if (defined.has(finish)) return '';
  defined.add(finish);
  const { light, face: middle, shade } = paintOf(finish);
  return gradient(
    finish,
    [
      [0, light],
      [0.45, middle],
      [1, shade],
    ],
    [0, 0, 1.15, 0.7],
  );
}

/** A millimetre is fine enough for grain, and keeps the files small. */
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Lines that follow the wood, and one arch of growth rings now and then. */
function woodGrain(box: Box, dark: string, light: string, direction: 'across' | 'upright'): string {
  const random = chanceOf(`${box.x}|${box.y}|${box.width}|${direction}`);
  const [length, breadth] = direction === 'across' ? [box.width, box.height] : [box.height, box.width];
  const strokes = new Map<string, string>();
  const apart = breadth < 14 ? 2.2 : 1;
  for (let at = random() * 1.2; at < breadth; at += (0.7 + random() * 1.7) * apart) {
    const wave = (random() - 0.5) * 1.5;
    const key = `${random() > 0.75 ? light : dark} ${random() > 0.5 ? '0.34 0.55' : '0.18 0.45'}`;
    const line = `M0 ${tenth(at)}C${tenth(length * 0.3)} ${tenth(at + wave)} ${tenth(length * 0.65)} ${tenth(at - wave)} ${tenth(length)} ${tenth(at + wave * 0.4)}`;
    strokes.set(key, `${strokes.get(key) ?? ''}${line}`);
  }
  const [heart, middle] = [length * (0.25 + random() * 0.5), breadth * (0.35 + random() * 0.3)];
  let rings = '';
  for (let ring = 1; ring < 5; ring += 1) {
    const [reach, spread] = [ring * length * 0.075, ring * breadth * 0.07];
    const [tip, bend] = [tenth(heart + reach), tenth(heart - reach * 0.4)];
    rings += `M0 ${tenth(middle - spread * 1.3)}Q${bend} ${tenth(middle - spread)} ${tip} ${tenth(middle)}Q${bend} ${tenth(middle + spread)} 0 ${tenth(middle + spread * 1.3)}`;
  }
  const turned =
    direction === 'across' ? `translate(${box.x} ${box.y})` : `translate(${box.x + box.width} ${box.y}) rotate(90)`;
  return group(
    { transform: turned, fill: 'none' },
    ...[...strokes].map(([key, d]) => {
      const [stroke, thickness, opacity] = key.split(' ');
      return path(d, { stroke, 'stroke-width': thickness, opacity });
    }),
    path(rings, { stroke: dark, 'stroke-width': 0.22, opacity: 0.32 }),
  );
}

function flutes({ x, y, width, height }: Box, paint: Finish['paint']): string {
  const count = Math.round(width / 2.2);
  const step = width / count;
  const [shade, lit]: string[][] = [[], []];
  for (let index = 0; index < count; index += 1) {
    shade?.push(`M${x + (index + 0.88) * step} ${y}v${height}`);
    lit?.push(`M${x + (index + 0.3) * step} ${y}v${height}`);
  }
  return group(
    { fill: 'none' },
    path((shade ?? []).join(''), { stroke: paint.shade, 'stroke-width': step * 0.3, opacity: 0.6 }),
    path((lit ?? []).join(''), { stroke: paint.light, 'stroke-width': step * 0.3, opacity: 0.55 }),
  );
}

/** A shadow that falls to the lower right of a box on the wall, soft without a filter. */
export const wallShadow = ({ x, y, width, height }: Box, depth = 5, radius = 0.6): string =>
  group(
    { fill: '#3A2E22' },
    ...[1, 0.88, 0.76, 0.64, 0.52, 0.4, 0.28, 0.16, 0.06].map((share) =>
      rect(x + depth * 0.25 * share, y + depth * 0.35 * share, width + depth * share, height + depth * 1.1 * share, {
        rx: radius + depth * share * 0.5,
        opacity: 0.026,
      }),
    ),
  );
