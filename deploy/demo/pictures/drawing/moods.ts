import type { FinishName } from '../../records/finishes.ts';
import { topHeight } from '../scene/washbasin-unit.ts';
import { mirror } from './mirrors.ts';
import { basket, bottle, hangingTowel, plant, soap, vase, wallLamp } from './objects.ts';
import { stool } from './small-pieces.ts';
import { group, rect } from './svg.ts';
import { washbasinUnit } from './washbasin-unit.ts';

/** The two rooms of the editorial pages, around a point on the floor. They are drawn anew for each picture. */

export const morning = (finish: FinishName = 'oak'): string =>
  group(
    {},
    mirror({ x: 0, y: -200, width: 78, height: 78, shape: 'round', frame: 'oak' }),
    washbasinUnit(
      { kind: 'unit', columns: 2, rows: 1, basins: 1, basin: 'bowl', mirror: 'round', handles: 'blackMetal' },
      [130, 40, 48],
      finish,
    ),
    vase(-48, -topHeight, '#EDE5D8', 18),
    bottle(42, -topHeight),
    soap(54, -topHeight),
    basket(-38, 1, 38, 24),
    rect(80, -130.7, 34, 1.5, { rx: 0.7, fill: '#2B2926' }),
    hangingTowel(85, -130, '#E8DED0', 24, 56),
    group({ transform: 'translate(104 0)' }, stool([40, 45, 32], 'oak')),
    group({ transform: 'translate(-112 0)' }, plant(0, 3, 80)),
  );

export const evening = (finish: FinishName = 'walnut'): string =>
  group(
    {},
    ...[-36, 36].map((x) => mirror({ x, y: -188, width: 52, height: 52, shape: 'round', frame: 'brass', lit: true })),
    wallLamp(0, -160),
    washbasinUnit(
      { kind: 'unit', columns: 2, rows: 2, basins: 2, basin: 'bowl', mirror: 'round', handles: 'brass' },
      [141, 46, 48],
      finish,
    ),
    soap(0, -topHeight),
    group({ transform: 'translate(-108 0)' }, plant(0, 3, 74)),
    group({ transform: 'translate(108 0)' }, stool([40, 45, 32], 'smokedOak')),
  );
