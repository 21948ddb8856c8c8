import type { ArticleRecord } from '../../records/articles/article-record.ts';
import { articles } from '../../records/articles.ts';
import { finishNames } from '../../records/finishes.ts';
import { washbasinUnits } from '../../records/products/washbasin-units.ts';
import { chanceOf } from '../scene/chance.ts';
import { furnishedRoom, unitFor } from '../scene/furnished-room.ts';
import { materialOf } from '../scene/material.ts';
import { evening, morning, workshop } from '../scene/moods.ts';
import { type Frame, roomOf } from '../scene/room.ts';
import type { Output, Piece, Shot } from '../scene/scene.ts';
import { closeUp } from './finishes.ts';
import { roomShot, samples } from './shot.ts';

/** One picture for each article; its three formats are cut out of it. */
export const articlePictures = (): Shot[] =>
  articles.map((article) => ({ ...picture(article), outputs: outputsOf(`articles/${article.id}`) }));

const size = { width: 1088, height: 850 };

const outputsOf = (name: string): Output[] => [
  { name: `${name}-main`, width: 1088, height: 500, crop: [0, 0.24, 1, 0.828] },
  { name: `${name}-preview`, width: 472, height: 354, crop: [0, 0.03, 1, 0.99] },
  { name: `${name}-mea`, width: 960, height: 750, crop: [0, 0, 1, 1] },
];

function picture({ id, drawing, scene }: ArticleRecord): Shot {
  const name = `articles/${id}`;
  const frame = nearer(id);
  switch (drawing) {
    case 'swatch':
      return table(name, scene.wall, samplesOf(id, scene.finish));
    case 'detail':
      return closeUp(name, scene.finish, size);
    case 'workshop':
      return roomShot(name, frame, scene, () => workshop(scene.finish, [chanceOf(id)() < 0.5 ? -150 : 150]));
    case 'morning':
      return roomShot(name, frame, scene, () => morning(scene.finish));
    case 'evening':
      return roomShot(name, frame, scene, () => evening(scene.finish));
    case 'room': {
      const unit = unitFor(id, washbasinUnits, scene.finish, 125);
      return roomShot(name, frame, scene, furnishedRoom.bind(undefined, id, unit, scene.finish));
    }
  }
}

/** A step nearer or to the side, so that two articles from the same room do not share one picture. */
function nearer(name: string): Frame {
  const chance = chanceOf(name);
  return { ...size, scale: 3.9 + chance() * 1.1, originX: 0.5 + (chance() - 0.5) * 0.24, originY: 0.93 };
}

/** A table seen from above. */
function table(name: string, wall: string, pieces: Piece[]): Shot {
  const view = { left: -30, right: 30, bottom: -53, top: -6, plane: 0, eye: 90, focal: 50, aside: 0, down: 75 };
  const top: Piece = {
    piece: 'counter',
    x: 0,
    width: 300,
    depth: 160,
    z: 75,
    thick: 3,
    finish: { ...materialOf('chalkStone'), paint: { face: wall, light: wall, shade: wall, grain: wall } },
    seed: 1,
  };
  return {
    name,
    ...size,
    samples,
    room: roomOf({ wall, facing: 'plaster' }, name),
    view,
    pieces: [top, ...pieces],
    outputs: [],
  };
}

/** Boards of several finishes, the one in question in front. */
function samplesOf(name: string, finish: ArticleRecord['scene']['finish']): Piece[] {
  const chance = chanceOf(name);
  const others = finishNames.filter((other) => other !== finish);
  const picked = [0.1, 0.34, 0.58, 0.82].flatMap(
    (share) => others[Math.floor((share + chance() * 0.15) * others.length)] ?? [],
  );
  const board = (of: typeof finish, x: number, y: number, z: number, width: number): Piece => ({
    piece: 'sample',
    x,
    y,
    z,
    width,
    depth: width * 0.72,
    turn: (chance() - 0.5) * 0.5,
    finish: materialOf(of),
    seed: Math.round(chance() * 90),
  });
  return [
    ...picked.map((of, index) => board(of, -19.5 + index * 13, index % 2 === 0 ? -20 : -38, 75.02, 15)),
    board(finish, 1, -29, 76.4, 21),
    { piece: 'soap', x: -23, y: -42, z: 75 },
  ];
}
