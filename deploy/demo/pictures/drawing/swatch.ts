import type { FinishName } from '../../records/finishes.ts';
import type { ShadeRecord } from '../../records/shades.ts';
import { chanceOf } from '../scene/chance.ts';
import { canvas } from './canvas.ts';
import { face, freshName } from './faces.ts';
import { element, gradient, group, mix, path, rect } from './svg.ts';

type Surface = Extract<ShadeRecord['swatch'], { color: string }>;

const size = 12;

/** A shade of the colour chart, 240 by 240 pixels. */
export const shadeSwatch = ({ id, swatch }: ShadeRecord): string =>
  canvas(240, 240, size, () => ['finish' in swatch ? finishSwatch(swatch.finish) : surface(swatch, id, size, size)]);

const finishSwatch = (finish: FinishName): string =>
  group({}, face({ x: 0, y: 0, width: size, height: size }, finish), sheen(size, size, 0.16));

/** A surface of ceramic or stone, from (0, 0). */
export function surface({ color, look }: Surface, name: string, width: number, height: number): string {
  return group(
    {},
    rect(0, 0, width, height, { fill: color }),
    look === 'speckled' ? specks(name, width, height, mix(color, '#3A2E22', 0.55)) : '',
    look === 'terrazzo' ? chips(name, width, height) : '',
    sheen(width, height, look === 'gloss' ? 0.7 : 0.22),
  );
}

function sheen(width: number, height: number, strength: number): string {
  const id = freshName();
  return group(
    {},
    gradient(
      id,
      [
        [0, '#FFFFFF', strength],
        [0.4, '#FFFFFF', 0],
        [1, '#2A1F14', 0.16],
      ],
      [0, 0, 1, 1],
    ),
    rect(0, 0, width, height, { fill: `url(#${id})` }),
  );
}

const specks = (name: string, width: number, height: number, fill: string): string => {
  const random = chanceOf(name);
  return group(
    { fill, opacity: 0.5 },
    ...Array.from({ length: 46 }, () =>
      element('circle', { cx: random() * width, cy: random() * height, r: 0.05 + random() * 0.11 }),
    ),
  );
};

const marbles = ['#B98B6C', '#8F8678', '#F6F2EA', '#6A6B6A', '#C9A24F', '#93483A'];

/** Chips of marble, scattered over an area from (0, 0). */
export const chips = (name: string, width: number, height: number, count = 34): string => {
  const random = chanceOf(name);
  return group(
    {},
    ...Array.from({ length: count }, (_, index) => {
      const [x, y, reach] = [random() * width, random() * height, 0.25 + random() * 0.55];
      return path(
        `M${x} ${y}l${reach} ${reach * (random() - 0.3)}l${-reach * random()} ${reach}l${-reach} ${-reach * random()}z`,
        { fill: marbles[index % marbles.length], opacity: 0.85 },
      );
    }),
  );
};
