import { face } from './faces.ts';
import { contactShadow, vase } from './objects.ts';
import type { View } from './room.ts';
import { element, group, path, rect } from './svg.ts';

/** The workshop: a bench with a drawer in the making, planks against the wall, tools above. */
export const workshop = (view: View): string =>
  group({}, view.left < -150 ? planks(-160) : '', tools(-20), bench(), view.right > 150 ? planks(150) : '');

function planks(x: number): string {
  const finishes = ['oak', 'smokedOak', 'oak', 'walnut'] as const;
  return group(
    { transform: `translate(${x} 0)` },
    contactShadow({ x: -26, y: 1, width: 56 }),
    ...finishes.map((finish, index) =>
      group(
        { transform: `translate(${-26 + index * 10.5} 0) rotate(${[2.2, 1.4, 2.6, 1.1][index]})` },
        rect(2.4, -176 + index * 9, 9.6, 174 - index * 9, { fill: '#3A2E22', opacity: 0.13 }),
        face({ x: 0, y: -180 + index * 9, width: 9.6, height: 180 - index * 9 }, finish, { grain: 'upright' }),
      ),
    ),
  );
}

function bench(): string {
  const legs = [-92, 82].map((x) => face({ x, y: -82, width: 10, height: 82 }, 'smokedOak', { grain: 'upright' }));
  return group(
    {},
    contactShadow({ x: -100, y: 1, width: 200 }, 5),
    rect(-84, -78, 168, 66, { fill: '#3A2E22', opacity: 0.08 }),
    ...legs,
    face({ x: -88, y: -26, width: 176, height: 7 }, 'smokedOak'),
    face({ x: -106, y: -90, width: 212, height: 8.4 }, 'oak'),
    rect(-104, -81.6, 208, 1.6, { fill: '#1F1D1A', opacity: 0.25 }),
    drawerInTheMaking(-48),
    plane(36),
    vase(82, -90, '#D8C4A8', 15),
    shavings(58),
    face({ x: -70, y: -48, width: 64, height: 22 }, 'oak'),
    face({ x: -2, y: -44, width: 58, height: 18 }, 'walnut'),
  );
}

/** A drawer box with its dovetails, waiting for its front. */
function drawerInTheMaking(x: number): string {
  const tails = Array.from(
    { length: 4 },
    (_, index) => `M${x - 34} ${-114 + index * 6}l5 1v2.6l-5 1zM${x + 34} ${-114 + index * 6}l-5 1v2.6l5 1z`,
  );
  return group(
    {},
    element('ellipse', { cx: x + 2, cy: -89.8, rx: 37, ry: 1, fill: '#1F1D1A', opacity: 0.22 }),
    face({ x: x - 34, y: -115, width: 68, height: 25 }, 'oak'),
    path(tails.join(''), { fill: '#8A6840' }),
    rect(x - 29, -117, 58, 2.4, { fill: '#A27E54' }),
  );
}

/** A hand plane. */
const plane = (x: number): string =>
  group(
    { transform: `translate(${x} -90)` },
    path('M-16 0h32q1 0 1 -1v-4.4h-34v4.4q0 1 1 1z', { fill: '#7D6047' }),
    path('M-11 -5.4q-1 -7 3 -7t3 7z', { fill: '#5B4432' }),
    path('M5 -5.4l5 -9q2.4 -1 3.4 1l-2.4 8z', { fill: '#5B4432' }),
    path('M-3 -5.4l5 -8.6h2.4l-4 8.6z', { fill: '#8F8678' }),
  );

const shavings = (x: number): string =>
  path(`M${x} -91q3 -5 6 -1t-4 1M${x + 7} -91q4 -6 7 -1t-5 1M${x - 5} -91q2 -4 5 -1t-3 1`, {
    fill: 'none',
    stroke: '#DDBF97',
    'stroke-width': 1,
  });

/** Tools that hang from a board. */
function tools(x: number): string {
  const color = '#4A4038';
  return group(
    { transform: `translate(${x} 0)` },
    rect(-76, -182, 156, 4, { fill: '#3A2E22', opacity: 0.15 }),
    face({ x: -78, y: -186, width: 156, height: 5 }, 'smokedOak'),
    path('M-60 -180h3v26l-1.5 6l-1.5 -6z M-44 -180h3v30l-1.5 5l-1.5 -5z M-28 -180h3v22l-1.5 6l-1.5 -6z', {
      fill: '#8F8678',
    }),
    path('M-61 -186h5v13h-5z M-45 -186h5v14h-5z M-29 -186h5v12h-5z', { fill: '#A27E54' }),
    path('M-4 -181h40l8 11h-9l-39 -5z', { fill: '#B4B3AD' }),
    path('M36 -182q12 1 13 10q-4 7 -9 4q-6 -4 -8 -11z', { fill: '#7D6047' }),
    path('M58 -180v34h4v-34z', { fill: '#A27E54' }),
    path('M51 -152h18v8h-18z', { fill: color }),
  );
}
