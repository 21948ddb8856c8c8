import { type Finish, type FinishName, finishes } from '../../records/finishes.ts';
import { face, freshName, startPicture } from './faces.ts';
import { handle } from './fittings.ts';
import { mirror } from './mirrors.ts';
import { element, gradient, group, mix, rect } from './svg.ts';

/** A finish from very near: two drawers under a pale top, or the edge of a mirror for metal. Sizes in pixels. */
export function materialDetail(finish: FinishName, width = 960, height = 1120): string {
  startPicture();
  const across = 48;
  const down = Math.min(56, (across * height) / width);
  const viewBox = `0 ${down < 40 ? 3 : 0} ${across} ${down}`;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', 'aria-hidden': 'true', viewBox, width, height },
    finishes[finish].material === 'metal' ? mirrorEdge(finish) : drawerCorner(finish),
    light(),
  );
}

const mirrorEdge = (finish: FinishName): string =>
  group(
    {},
    rect(0, 0, 48, 56, { fill: '#E4DCCF' }),
    mirror({ x: 46, y: 9, width: 74, height: 74, shape: 'round', frame: finish }),
  );

function drawerCorner(finish: FinishName): string {
  const { paint, material }: Finish = finishes[finish];
  const shadow = freshName();
  return group(
    {},
    rect(0, 0, 48, 56, { fill: mix(paint.shade, '#000000', 0.5) }),
    face({ x: 0, y: 11.4, width: 35, height: 20.6 }, finish),
    face({ x: 0, y: 33.2, width: 35, height: 24 }, finish),
    face({ x: 35.5, y: 11.4, width: 14, height: 20.6 }, finish),
    face({ x: 35.5, y: 33.2, width: 14, height: 24 }, finish),
    handle({ x: 3, y: 10.4, width: 32, height: 20 }, material === 'noyer' ? 'brass' : 'blackMetal'),
    slab(),
    gradient(
      shadow,
      [
        [0, '#1F1D1A', 0.5],
        [1, '#1F1D1A', 0],
      ],
      [0, 0, 0, 1],
    ),
    rect(0, 9.4, 48, 4.5, { fill: `url(#${shadow})` }),
  );
}

function slab(): string {
  const id = freshName();
  return group(
    {},
    gradient(
      id,
      [
        [0, '#FFFFFF'],
        [0.55, '#F5F1EA'],
        [1, '#D3CBBE'],
      ],
      [0, 0, 0.15, 1],
    ),
    rect(0, 0, 48, 9.4, { fill: `url(#${id})` }),
    rect(0, 5.2, 48, 0.14, { fill: '#FFFFFF' }),
    rect(0, 9.1, 48, 0.3, { fill: '#8F8678', opacity: 0.5 }),
  );
}

/** The sun comes in from the upper left. */
function light(): string {
  const id = freshName();
  return group(
    {},
    gradient(
      id,
      [
        [0, '#FFF6E2', 0.42],
        [0.5, '#FFF6E2', 0.06],
        [1, '#2A1F14', 0.22],
      ],
      [0, 0, 1, 1],
    ),
    rect(0, 0, 48, 56, { fill: `url(#${id})` }),
  );
}
