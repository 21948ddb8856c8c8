import { element } from './svg.ts';

/** A picture in pixels, drawn in units of its own: `across` by as many as its format gives. The drawing is made last. */
export function canvas(width: number, height: number, across: number, draw: (down: number) => string[]): string {
  const down = (across * height) / width;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      'aria-hidden': 'true',
      viewBox: `0 0 ${across} ${Math.round(down * 100) / 100}`,
      width,
      height,
    },
    ...draw(down),
  );
}
