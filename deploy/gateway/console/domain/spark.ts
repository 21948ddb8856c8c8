/** A box to draw in, and the value at its upper edge. */
interface Box {
  width: number;
  height: number;
  top: number;
}

/** The points of a line through these values, from the left edge to the right one, as an SVG polyline has them. */
export function linePoints(values: readonly number[], { width, height, top }: Box): string {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, index) => `${round(index * step)},${round(height - (value / top) * height)}`).join(' ');
}

const round = (value: number): number => Math.round(value * 10) / 10;

const minuteMs = 60_000;

/** Values by the start of their minute in ms, for so many minutes up to now; a minute without one has 0. */
export function everyMinute(values: ReadonlyMap<number, number>, now: number, minutes: number): number[] {
  const last = Math.floor(now / minuteMs) * minuteMs;
  return Array.from({ length: minutes }, (_, index) => values.get(last - (minutes - 1 - index) * minuteMs) ?? 0);
}
