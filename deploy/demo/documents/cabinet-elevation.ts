import type { Construction } from '../pictures/records.ts';
import { archIn, box, line, type Shape } from './shapes.ts';

type Cabinet = Extract<Construction, { kind: 'cabinet' }>;

/** A storage unit from the front. */
export function cabinetElevation(
  { doors, drawers, open, wide, arched, fluted, handles }: Cabinet,
  width: number,
  height: number,
): Shape[] {
  if (open)
    return [
      box(0, 0, width, height),
      ...Array.from({ length: 5 }, (_, index) =>
        box(1, height - 12.6 - (index * (height - 12)) / 5, width - 2, 2.6, 'front'),
      ),
    ];
  if (wide) {
    const rows = doors / 2;
    return Array.from({ length: doors }, (_, index) => {
      const first = rows === 1 ? height : height * 0.58;
      const low = index >= 2;
      return box(((index % 2) * width) / 2, low ? first : 0, width / 2, low ? height - first : first, 'front');
    });
  }
  const drawer = doors > 0 ? 20 : height / Math.max(1, drawers);
  const behindDoors = height - drawers * drawer;
  const heights = [
    ...(doors === 2 ? [behindDoors * 0.58, behindDoors * 0.42] : doors === 1 ? [behindDoors] : []),
    ...Array.from({ length: drawers }, () => drawer),
  ];
  let y = 0;
  return heights.flatMap((part, index) => {
    const top = y;
    y += part;
    const door = index < doors;
    return [
      box(0, top, width, part, 'front'),
      ...(arched && door ? [archIn(width * 0.12, top + 5, width * 0.76, part - 5)] : []),
      ...(fluted
        ? Array.from({ length: Math.floor(width / 4) }, (_, at) => line(at * 4, top, at * 4, top + part))
        : []),
      ...(handles
        ? [
            door
              ? line(width - 4.4, top + part * 0.4, width - 4.4, top + part * 0.55)
              : line(width * 0.35, top + 4, width * 0.65, top + 4),
          ]
        : []),
    ];
  });
}
