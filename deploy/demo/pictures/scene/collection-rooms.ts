import { materialOf } from './material.ts';
import type { Piece, Room } from './scene.ts';
import { hooks, ladder, mat, oak, plant, shelf, slippers, stool, towelBar, window } from './things.ts';

/** What is special about the room of a collection's hero, to the left of a unit whose left side is at `left`. */
interface CollectionRoom {
  /** How far the camera has gone round, in degrees. */
  turn: number;
  floor?: Room['floor'];
  /** The colours of its stoneware and of its towels. */
  clay: string;
  linen: string;
  things: (left: number) => Piece[];
  /** What its mirrors show of the other side of the room. */
  opposite: Piece[];
}

/** The rooms of the collections by their ids: each has its own things, and traces of whoever has just left. */
export const collectionRooms: Record<string, CollectionRoom> = {
  ligne: {
    turn: -18,
    floor: 'planks',
    clay: '#E9DFD0',
    linen: '#D9C3AA',
    things: (left) => [
      { piece: 'window', x: left - 88, width: 78, bottom: 92, height: 112 },
      stool(left - 84),
      { piece: 'book', x: left - 86, y: -41, z: 44.4, turn: 14, color: '#7D8A78' },
      mat(10, '#EDE4D6'),
      slippers(-8, 112, '#A8937A'),
    ],
    opposite: [window(-34, 86, 96, 150), plant(56, 190, 14)],
  },
  ondine: {
    turn: 16,
    clay: '#A9B8AE',
    linen: '#B9C4B2',
    things: (left) => [
      { piece: 'bath', x: left - 108, y: -74, width: 168, tap: materialOf('blackMetal') },
      { piece: 'towelBar', x: left - 36, z: 122, width: 36, height: 58, color: '#B9C4B2' },
    ],
    opposite: [window(44, 80, 104, 140), { ...towelBar(-44, '#B9C4B2'), z: 168 }],
  },
  garrigue: {
    turn: -16,
    clay: '#C08B62',
    linen: '#E3D3B8',
    things: (left) => [
      { piece: 'hooks', x: left - 66, z: 168, width: 72, height: 9, depth: 6, count: 4, finish: oak, seed: 4 },
      { piece: 'hat', x: left - 40, y: -7, z: 154 },
      plant(left - 104, 118, 21),
      { piece: 'basket', x: left - 52, y: -30, z: 0, width: 40, height: 30 },
      mat(4, '#E3D3B8'),
    ],
    opposite: [plant(-52, 215, 21), { ...hooks(40, 76), z: 206 }, { piece: 'hat', x: 62, y: -7, z: 190 }],
  },
  lisiere: {
    turn: 18,
    clay: '#8E9A78',
    linen: '#CFCBB2',
    things: (left) => [
      plant(left - 56, 136, 8),
      stool(left - 112, materialOf('smokedOak')),
      { piece: 'towels', x: left - 112, y: -40, z: 44, width: 28, colors: ['#E8DED0', '#B7BFA6'] },
      mat(0, '#DDD9C8'),
    ],
    opposite: [plant(-60, 220, 8), window(44, 72, 104, 144)],
  },
  nocturne: {
    turn: -20,
    clay: '#A08A6E',
    linen: '#B59C7C',
    things: (left) => [
      { piece: 'bath', x: left - 146, y: -66, width: 160, tap: materialOf('brass') },
      { piece: 'vase', x: left - 26, y: -26, z: 0, height: 46, color: '#6E5F4E', seed: 7 },
    ],
    opposite: [shelf(-34, 178), { piece: 'lamp', x: 46, y: -40, z: 188, color: '#2B2926' }],
  },
  terre: {
    turn: 20,
    clay: '#A9664A',
    linen: '#EADFCF',
    things: (left) => [
      { piece: 'pot', x: left - 46, y: -40, height: 62, color: '#B98A68' },
      { piece: 'pot', x: left - 88, y: -62, height: 38, color: '#D9BFA4' },
      { piece: 'ladder', x: left - 118, width: 42, height: 172, finish: oak, color: '#EADFCF' },
      mat(0, '#D9AE8F'),
    ],
    opposite: [{ ...ladder(-46, '#EADFCF'), height: 244 }, shelf(44, 184)],
  },
  brume: {
    turn: -15,
    clay: '#D9A99A',
    linen: '#DDB8AB',
    things: (left) => [
      { piece: 'window', x: left - 96, width: 84, bottom: 84, height: 124 },
      stool(left - 62),
      { piece: 'towels', x: left - 62, y: -40, z: 44, width: 28, colors: ['#F3EDE2', '#DDB8AB', '#E8DED0'] },
      mat(6, '#F0E6DE'),
      slippers(34, 70, '#C79A8B'),
    ],
    opposite: [window(-10, 92, 92, 160), { ...towelBar(80, '#DDB8AB'), z: 166 }],
  },
  halle: {
    turn: -15,
    clay: '#56534E',
    linen: '#B9AE9D',
    things: (left) => [
      { piece: 'lamp', x: left - 44, y: -40, z: 176, color: '#2B2926' },
      stool(left - 44),
      { piece: 'cup', x: left - 40, y: -42, z: 44 },
      plant(left - 108, 104, 30),
    ],
    opposite: [{ piece: 'lamp', x: -40, y: -40, z: 196, color: '#2B2926' }, plant(46, 205, 30)],
  },
  escale: {
    turn: -17,
    floor: 'planks',
    clay: '#7F95A0',
    linen: '#AEC0C4',
    things: (left) => [
      { piece: 'ladder', x: left - 52, width: 44, height: 176, finish: materialOf('limedOak'), color: '#AEC0C4' },
      { piece: 'basket', x: left - 112, y: -34, z: 0, width: 46, height: 36 },
      mat(0, '#DCE3E2'),
      slippers(20, 100, '#7F95A0'),
    ],
    opposite: [{ ...ladder(48, '#AEC0C4', materialOf('limedOak')), height: 240 }, window(-48, 80, 104, 140)],
  },
  atelier: {
    turn: 15,
    clay: '#93483A',
    linen: '#D8C3A6',
    things: (left) => [
      shelf(left - 78, 150),
      stool(left - 62),
      { piece: 'book', x: left - 62, y: -41, z: 44.4, turn: -18, color: '#93483A' },
      { piece: 'basket', x: left - 114, y: -36, z: 0, width: 44, height: 34 },
      mat(10, '#E6DFD2'),
    ],
    opposite: [shelf(-48, 186), window(52, 80, 104, 140)],
  },
};
