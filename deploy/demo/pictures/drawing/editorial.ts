import type { ArticleRecord } from '../../records/articles/article-record.ts';
import { type FinishName, finishNames } from '../../records/finishes.ts';
import type { ProductRecord } from '../../records/product-record.ts';
import { chanceOf } from '../scene/chance.ts';
import { unitFor } from '../scene/furnished-room.ts';
import type { Frame } from '../scene/room.ts';
import { canvas } from './canvas.ts';
import { face, freshName } from './faces.ts';
import { furnishedRoom } from './furnished-room.ts';
import { materialDetail } from './material-detail.ts';
import { evening, morning } from './moods.ts';
import { picture } from './picture.ts';
import { gradient, group, mix, rect } from './svg.ts';
import { workshop } from './workshop.ts';

/** The picture of an article in a frame: a room, the workshop, a finish from near, or samples on a table. */
export function articlePicture({ id, drawing, scene }: ArticleRecord, format: Frame, units: ProductRecord[]): string {
  const { finish } = scene;
  const frame = nearer(id, format);
  switch (drawing) {
    case 'swatch':
      return samples(id, finish, scene.wall, frame.width, frame.height);
    case 'detail':
      return materialDetail(finish, frame.width, frame.height);
    case 'workshop':
      return picture(frame, scene, workshop);
    case 'morning':
      return picture(frame, scene, () => morning(finish));
    case 'evening':
      return picture(frame, scene, () => evening(finish));
    case 'room':
      return picture(frame, scene, (view) => furnishedRoom(id, unitFor(id, units, finish, 125), finish, view));
  }
}

/** A step nearer or to the side, so that two articles from the same room do not share one picture. */
function nearer(name: string, frame: Frame): Frame {
  const random = chanceOf(name);
  const zoom = 1 + random() * 0.32;
  return {
    ...frame,
    scale: frame.scale * zoom,
    originX: frame.originX + (random() - 0.5) * 0.22,
    originY: 0.5 + (frame.originY - 0.5) * zoom,
  };
}

/** Boards of several finishes on a table, the one in question in front. */
function samples(name: string, finish: FinishName, wall: string, width: number, height: number): string {
  const random = chanceOf(name);
  const others = finishNames.filter((other) => other !== finish);
  const picked = [0.12, 0.4, 0.7, 0.9].map((share) => others[Math.floor((share + random() * 0.1) * others.length)]);
  return canvas(width, height, 48, (down) => {
    const table = freshName();
    const boards = [...picked.flatMap((other) => other ?? []), finish];
    return [
      gradient(table, [
        [0, mix(wall, '#FFFFFF', 0.35)],
        [1, mix(wall, '#5A4632', 0.18)],
      ]),
      rect(0, 0, 48, down, { fill: `url(#${table})` }),
      ...boards.map((board, index) => {
        const last = index === boards.length - 1;
        const [across, deep] = last ? [17, 12] : [12, 9];
        const turn = Math.round((random() - 0.5) * 24);
        const [x, y] = last ? [24, down * 0.54] : [7 + index * 11.5, down * (index % 2 === 0 ? 0.26 : 0.74)];
        return sample(
          { x: -across / 2, y: -deep / 2, width: across, height: deep },
          board,
          `translate(${x} ${Math.round(y * 100) / 100}) rotate(${turn})`,
        );
      }),
    ];
  });
}

const sample = (box: { x: number; y: number; width: number; height: number }, finish: FinishName, transform: string) =>
  group(
    { transform },
    ...[0.9, 0.6, 0.3].map((shift) =>
      rect(box.x + shift, box.y + shift * 1.3, box.width, box.height, { rx: 0.3, fill: '#3A2E22', opacity: 0.1 }),
    ),
    face(box, finish),
  );
