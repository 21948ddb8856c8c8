/** What technical drawings are made of, in centimetres from the upper left corner of the piece. */
export type Shape =
  | { kind: 'rect'; x: number; y: number; width: number; height: number; tone?: 'front' | 'top' | 'dark' }
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number }
  | { kind: 'ellipse'; x: number; y: number; rx: number; ry: number; tone?: 'top' }
  /** Steps from a point: two numbers are a line, six a curve. */
  | { kind: 'path'; x: number; y: number; steps: number[][]; closed: boolean; tone?: 'front' | 'top' };

/** What a drawing in colour fills a shape as. */
export type Tone = 'front' | 'top' | 'dark';

/** A rectangle by its upper left corner and its size. */
export const box = (x: number, y: number, width: number, height: number, tone?: Tone): Shape => ({
  kind: 'rect',
  x,
  y,
  width,
  height,
  ...(tone && { tone }),
});

/** A straight line between two points. */
export const line = (x1: number, y1: number, x2: number, y2: number): Shape => ({ kind: 'line', x1, y1, x2, y2 });

/** How far the handles of a curve lie for a quarter of an ellipse. */
const round = 0.5523;

/** An arch with straight sides, drawn in a box. */
export function archIn(x: number, y: number, width: number, height: number, tone?: 'front' | 'top'): Shape {
  const [rx, ry] = [width / 2, Math.min(width / 2, height * 0.8)];
  return {
    kind: 'path',
    x,
    y: y + height,
    steps: [
      [0, ry - height],
      [0, -ry * round, rx - rx * round, -ry, rx, -ry],
      [rx * round, 0, rx, ry - ry * round, rx, ry],
      [0, height - ry],
    ],
    closed: true,
    ...(tone && { tone }),
  };
}
