import type { FinishName } from '../../records/finishes.ts';
import { freshName, paintOf } from './faces.ts';
import { element, gradient, group, path, rect } from './svg.ts';

export type MirrorShape = 'round' | 'rectangle' | 'arch' | 'pebble';

interface MirrorLook {
  /** The middle of the upper edge hangs at (x, y). */
  x: number;
  y: number;
  width: number;
  height: number;
  shape: MirrorShape;
  frame?: FinishName;
  lit?: boolean;
  doors?: number;
}

export function mirror({ x, y, width, height, shape, frame, lit, doors }: MirrorLook): string {
  const outline = outlines[shape](width, height);
  const [glass, clip] = [freshName(), freshName()];
  const thickness = shape === 'rectangle' && frame === 'oak' ? 4 : 1.2;
  return group(
    { transform: `translate(${x - width / 2} ${y})` },
    lit ? halo(outline) : '',
    group(
      { fill: '#3A2E22' },
      ...[3.4, 2.2, 1.1].map((shift) =>
        path(outline, { opacity: 0.07, transform: `translate(${shift * 0.6} ${shift})` }),
      ),
    ),
    gradient(
      glass,
      [
        [0, '#F4F1EA'],
        [0.4, '#D9DAD4'],
        [0.75, '#C3C7C2'],
        [1, '#DDDAD1'],
      ],
      [0, 0, 0.8, 1],
    ),
    path(outline, { fill: `url(#${glass})` }),
    element('clipPath', { id: clip }, path(outline, {})),
    group(
      { 'clip-path': `url(#${clip})`, fill: '#FFFFFF' },
      path(`M${width * 0.12} ${height}L${width * 0.62} 0h${width * 0.16}L${width * 0.28} ${height}z`, { opacity: 0.3 }),
      path(`M${width * 0.36} ${height}L${width * 0.86} 0h${width * 0.05}L${width * 0.41} ${height}z`, {
        opacity: 0.22,
      }),
      rect(0, height * 0.72, width, height * 0.28, { fill: '#8D8474', opacity: 0.13 }),
    ),
    doors ? rect(width / 2 - 0.2, 0, 0.4, height, { fill: '#6B645A', opacity: 0.7 }) : '',
    doors ? path(`M0 0h${width}v${height}h${-width}z`, { fill: 'none', stroke: '#8F8678', 'stroke-width': 0.5 }) : '',
    frame
      ? edge(outline, frame, thickness)
      : path(outline, { fill: 'none', stroke: '#FFFFFF', 'stroke-width': 0.5, opacity: 0.8 }),
  );
}

const edge = (outline: string, frame: FinishName, thickness: number): string => {
  const { face, light, shade } = paintOf(frame);
  return group(
    { fill: 'none' },
    path(outline, { stroke: shade, 'stroke-width': thickness + 0.5 }),
    path(outline, { stroke: face, 'stroke-width': thickness }),
    path(outline, { stroke: light, 'stroke-width': thickness * 0.25, opacity: 0.8 }),
  );
};

const halo = (outline: string): string =>
  group(
    { fill: 'none', stroke: '#FFEBC7' },
    ...[34, 31, 28, 25, 22, 19, 16, 13, 10, 7, 4].map((width) =>
      path(outline, { 'stroke-width': width, opacity: 0.062, 'stroke-linejoin': 'round' }),
    ),
  );

const outlines: Record<MirrorShape, (width: number, height: number) => string> = {
  round: (width, height) =>
    `M0 ${height / 2}a${width / 2} ${height / 2} 0 1 1 ${width} 0a${width / 2} ${height / 2} 0 1 1 ${-width} 0z`,
  rectangle: (width, height) => `M0 0h${width}v${height}h${-width}z`,
  arch: (width, height) => `M0 ${height}V${width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${height}z`,
  pebble: (width, height) =>
    `M${width * 0.42} 0C${width * 0.78} ${-height * 0.02} ${width} ${height * 0.22} ${width * 0.98} ${height * 0.53}C${width * 0.96} ${height * 0.85} ${width * 0.72} ${height} ${width * 0.45} ${height}C${width * 0.16} ${height} ${-width * 0.02} ${height * 0.8} 0 ${height * 0.5}C${width * 0.01} ${height * 0.2} ${width * 0.14} ${height * 0.02} ${width * 0.42} 0z`,
};
