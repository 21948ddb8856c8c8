import type { FinishName } from '../../records/finishes.ts';
import type { HandleRecord } from '../../records/handles.ts';
import { frontFor } from '../scene/front-for.ts';
import { canvas } from './canvas.ts';
import { face, paintOf } from './faces.ts';
import { element, group, mix, path, rect } from './svg.ts';

/** A handle on the edge of its front, 480 by 480 pixels. */
export const handleDetail = ({ drawing: { shape, finish } }: HandleRecord): string =>
  canvas(480, 480, 24, () => {
    const front = shape === 'groove' || shape === 'cut' ? finish : frontFor(finish);
    return [
      rect(0, 0, 24, 24, { fill: mix(paintOf(front).shade, '#000000', 0.5) }),
      face({ x: 0, y: 0, width: 24, height: 5.4 }, front),
      face({ x: 0, y: shape === 'groove' ? 7.6 : 5.8, width: 24, height: 18.4 }, front),
      shapes[shape](finish),
    ];
  });

const shadow = '#1F1D1A';

const shapes: Record<HandleRecord['drawing']['shape'], (finish: FinishName) => string> = {
  groove: (finish) =>
    group(
      {},
      rect(0, 5.4, 24, 2.2, { fill: shadow, opacity: 0.35 }),
      rect(0, 7.5, 24, 0.35, { fill: paintOf(finish).light }),
    ),
  cut: (finish) =>
    group(
      {},
      path('M6.4 5.8a5.6 4.6 0 0 0 11.2 0z', { fill: mix(paintOf(finish).shade, '#000000', 0.5) }),
      path('M6.4 5.8a5.6 4.6 0 0 0 11.2 0', { fill: 'none', stroke: paintOf(finish).light, 'stroke-width': 0.3 }),
    ),
  bar: (finish) => {
    const { face: color, light, shade } = paintOf(finish);
    return group(
      {},
      rect(5.6, 11.6, 14, 1.5, { rx: 0.75, fill: shadow, opacity: 0.3 }),
      ...[6.6, 16].map((x) => rect(x, 9.6, 1.4, 2.2, { fill: shade })),
      rect(5, 10.2, 14, 1.5, { rx: 0.75, fill: color }),
      rect(5.5, 10.45, 13, 0.35, { rx: 0.17, fill: light }),
    );
  },
  edge: (finish) => {
    const { face: color, light } = paintOf(finish);
    return group(
      {},
      rect(5, 7.4, 14, 0.9, { fill: shadow, opacity: 0.3 }),
      rect(4.6, 5.2, 14.8, 2.2, { rx: 0.2, fill: color }),
      rect(4.6, 5.2, 14.8, 0.45, { rx: 0.2, fill: light }),
    );
  },
  knob: (finish) => {
    const { face: color, light, shade } = paintOf(finish);
    return group(
      {},
      element('ellipse', { cx: 12.8, cy: 13.2, rx: 3.2, ry: 3, fill: shadow, opacity: 0.3 }),
      element('circle', { cx: 12, cy: 12, r: 3, fill: shade }),
      element('circle', { cx: 11.9, cy: 11.9, r: 2.7, fill: color }),
      ...[2, 1.3, 0.6].map((r) =>
        element('circle', { cx: 11.8, cy: 11.8, r, fill: 'none', stroke: shade, 'stroke-width': 0.1, opacity: 0.7 }),
      ),
      element('ellipse', { cx: 11, cy: 10.9, rx: 1, ry: 0.6, fill: light, opacity: 0.8 }),
    );
  },
  ring: (finish) => {
    const { face: color, light, shade } = paintOf(finish);
    return group(
      { fill: 'none' },
      element('circle', { cx: 12.6, cy: 14.4, r: 3.4, stroke: shadow, 'stroke-width': 0.9, opacity: 0.3 }),
      element('circle', { cx: 12, cy: 13.6, r: 3.4, stroke: color, 'stroke-width': 0.9 }),
      element('circle', { cx: 12, cy: 13.6, r: 3.6, stroke: light, 'stroke-width': 0.2 }),
      element('circle', { cx: 12, cy: 9.9, r: 1.2, fill: shade }),
      element('circle', { cx: 11.8, cy: 9.7, r: 0.5, fill: light }),
    );
  },
  shell: (finish) => {
    const { face: color, light, shade } = paintOf(finish);
    return group(
      {},
      path('M7.2 14.6a5.4 4.6 0 0 1 10.8 0z', { fill: shadow, opacity: 0.3 }),
      path('M6.6 13.6a5.4 4.8 0 0 1 10.8 0z', { fill: color }),
      path('M8 12.6a4 3.2 0 0 1 5 -2.6', { fill: 'none', stroke: light, 'stroke-width': 0.4 }),
      rect(6.2, 13.3, 11.6, 0.7, { rx: 0.3, fill: shade }),
    );
  },
  strap: (finish) => {
    const { face: color, light, shade } = paintOf(finish);
    return group(
      {},
      path('M10.6 8.4h4v8.4q0 2 -2 2t-2 -2z', { fill: shadow, opacity: 0.28 }),
      path('M10 7.6h4v8.6q0 2 -2 2t-2 -2z', { fill: color }),
      path('M10.4 8v8.2q0 1.6 1.6 1.6t1.6 -1.6v-8.2', {
        fill: 'none',
        stroke: light,
        'stroke-width': 0.14,
        'stroke-dasharray': '0.4 0.3',
      }),
      element('circle', { cx: 12, cy: 9.4, r: 0.7, fill: shade }),
      element('circle', { cx: 11.85, cy: 9.25, r: 0.3, fill: '#D6B881' }),
    );
  },
};
