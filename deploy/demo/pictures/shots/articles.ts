import type { ArticleRecord } from '../records.ts';
import { articles, finishNames, washbasinUnits } from '../records.ts';
import { articleRooms } from '../scene/article-rooms.ts';
import { chanceOf } from '../scene/chance.ts';
import { collectionRooms } from '../scene/collection-rooms.ts';
import { withOneOpen } from '../scene/drawer.ts';
import { seenOnWall } from '../scene/frames.ts';
import { unitFor, unitInUse } from '../scene/furnished-room.ts';
import { materialOf } from '../scene/material.ts';
import { evening, morning } from '../scene/moods.ts';
import { inUse } from '../scene/product-scene.ts';
import { type Frame, roomOf, viewOf } from '../scene/room.ts';
import type { Material, Output, Piece, Shot, View } from '../scene/scene.ts';
import { hasRoom, lies } from '../scene/things.ts';
import { onTable, workshopViews } from '../scene/workshop.ts';
import { closeUp } from './finishes.ts';
import { fromTheSide, roomShot, samples, withoutHalves } from './shot.ts';
import { workshopShot } from './workshop.ts';

/** One picture for each article; its three formats are cut out of it. */
export const articlePictures = (): Shot[] =>
  articles.map((article) => {
    const shot = picture(article);
    return { ...shot, outputs: outputsOf(shot.name, flatPartFrom(shot)) };
  });

const size = { width: 1088, height: 850 };

const outputsOf = (name: string, flatFrom: number): Output[] => [
  { name: `${name}-main`, width: 1088, height: 500, crop: [0, flatFrom, 1, flatFrom + 0.588] },
  { name: `${name}-preview`, width: 472, height: 354, crop: [0, 0.03, 1, 0.99] },
  { name: `${name}-mea`, width: 960, height: 750, crop: [0, 0, 1, 1] },
];

function picture({ id, drawing, scene, unit: slug }: ArticleRecord): Shot {
  const name = `articles/${id}`;
  const frame = nearer(id);
  switch (drawing) {
    case 'swatch':
      return table(name, scene.wall, samplesOf(id, scene.finish));
    case 'sketch':
    case 'oil':
      return table(name, '#EBE2D3', onTable[drawing], materialOf('smokedOak'));
    case 'brass':
      return table(name, scene.wall, onTable[drawing]);
    case 'detail': {
      const shot = closeUp(name, scene.finish, size);
      return { ...shot, view: { ...shot.view, aside: 0, turn: 28 } };
    }
    case 'check':
      return workshopShot(name, size, { ...inTheCheckRoom, pieces: underTest('ligne-90') });
    case 'bench':
    case 'dovetails':
    case 'plane':
    case 'offcuts':
    case 'timber':
    case 'dispatch':
      return workshopShot(name, size, workshopViews[drawing]);
    case 'morning':
      return withMirror(name, frame, scene, () => morning(scene.finish));
    case 'evening':
      return withMirror(name, frame, scene, () => evening(scene.finish));
    case 'room': {
      const named = washbasinUnits.find((one) => one.slug === slug);
      const unit = named ?? unitFor(id, washbasinUnits, scene.finish, 125);
      const things = articleRooms[id] ?? collectionRooms[unit.collection ?? '']?.things;
      return withMirror(name, frame, scene, (view) => [
        ...unitInUse(unit, scene.finish),
        ...(things?.(-unit.size[0] / 2) ?? []).filter((thing) => hasRoom(thing, view) && !lies(thing)),
      ]);
    }
  }
}

/** A room, from as far away as its mirror needs to be whole, with a hand's width of wall over it. */
function withMirror(name: string, frame: Frame, scene: ArticleRecord['scene'], furnish: (view: View) => Piece[]): Shot {
  const highest = mirrorTop(furnish(viewOf(frame, name))) ?? 0;
  const scale = Math.min(frame.scale, (frame.height * frame.originY) / (highest + 16));
  const turn = [-15, 14, 12, -17][articles.findIndex(({ id }) => name.endsWith(id)) % 4];
  return withoutHalves(fromTheSide(roomShot(name, { ...frame, scale }, scene, furnish), turn));
}

/** Where the flat part of a picture begins, as a share of its height: over the mirror, where there is one. */
function flatPartFrom({ view: { top, bottom }, pieces }: Shot): number {
  const mirror = mirrorTop(pieces);
  const share = mirror === undefined ? 0.24 : (top - mirror - 6) / (top - bottom);
  return Math.round(Math.min(Math.max(share, 0.02), 0.412) * 1000) / 1000;
}

/** Where the upper edge of the highest mirror is seen in the plane of the fronts, in centimetres; undefined without one. */
function mirrorTop(pieces: Piece[]): number | undefined {
  const tops = pieces.filter(({ piece }) => piece === 'mirror').map(({ z }) => seenOnWall(Number(z)));
  return tops.length > 0 ? Math.max(...tops) : undefined;
}

/** A step nearer or to the side, so that two articles from the same room do not share one picture. */
function nearer(name: string): Frame {
  const chance = chanceOf(name);
  return { ...size, scale: 3.9 + chance() * 1.1, originX: 0.5 + (chance() - 0.5) * 0.24, originY: 0.93 };
}

const inTheCheckRoom = { x: 2, z: 66, front: 56, across: 140, turn: 30, eye: 196 };

/** A unit whose drawer is tried with ten kilos of sand. */
function underTest(slug: string): Piece[] {
  const unit = washbasinUnits.find((one) => one.slug === slug);
  return unit ? [withOneOpen(inUse(unit)[0], unit, 1, true)] : [];
}

/** A table seen from above. */
function table(name: string, wall: string, pieces: Piece[], wood?: Material): Shot {
  const own = roomOf({ wall, facing: 'plaster' }, name);
  // Brass shows what is around it: with a dark room around its table it would be black.
  const dark = own.light === 'evening';
  const room = dark ? roomOf({ wall: '#EBE2D3', facing: 'plaster' }, name) : own;
  // That pale wall stays out of the picture.
  const nearer = dark ? 3 : 0;
  const view = {
    left: -30,
    right: 30,
    bottom: -53 - nearer,
    top: -6 - nearer,
    plane: 0,
    eye: 90,
    focal: 50,
    aside: 0,
    down: 75,
  };
  const top: Piece = {
    piece: 'counter',
    x: 0,
    width: 300,
    depth: 160,
    z: 75,
    thick: 3,
    finish: wood ?? { ...materialOf('chalkStone'), paint: { face: wall, light: wall, shade: wall, grain: wall } },
    seed: 1,
  };
  return {
    name,
    ...size,
    samples,
    room,
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
