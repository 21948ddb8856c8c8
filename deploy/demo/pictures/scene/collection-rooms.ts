import { materialOf } from './material.ts';
import type { Piece, Room } from './scene.ts';
import { book, hooks, mat, oak, plant, pot, slippers, stool, towels, window } from './things.ts';

/** What is special about the room of a collection's hero, to the left of a unit whose left side is at `left`. */
interface CollectionRoom {
  /** How far the camera has gone round, in degrees. */
  turn: number;
  floor?: Room['floor'];
  things: (left: number) => Piece[];
}

/** The rooms of the collections by their ids: each has its own things, and traces of whoever has just left. */
export const collectionRooms: Record<string, CollectionRoom> = {
  ligne: {
    turn: -18,
    floor: 'planks',
    things: (left) => [
      window(left - 88, 78, 92, 112),
      stool(left - 84),
      book(left - 86, 14, '#7D8A78'),
      mat(10, '#EDE4D6'),
      slippers(-8, 112, '#A8937A'),
    ],
  },
  ondine: {
    turn: 16,
    things: (left) => [
      { piece: 'bath', x: left - 108, y: -74, width: 168, tap: materialOf('blackMetal') },
      { piece: 'towelBar', x: left - 36, z: 122, width: 36, height: 58, color: '#B9C4B2' },
    ],
  },
  garrigue: {
    turn: -16,
    things: (left) => [
      hooks(left - 66, 72),
      { piece: 'hat', x: left - 40, y: -7, z: 154 },
      plant(left - 104, 118, 21),
      { piece: 'basket', x: left - 52, y: -30, z: 0, width: 40, height: 30 },
      mat(4, '#E3D3B8'),
    ],
  },
  lisiere: {
    turn: 18,
    things: (left) => [
      plant(left - 56, 136, 8),
      stool(left - 112, materialOf('smokedOak')),
      towels(left - 112, '#E8DED0', '#B7BFA6'),
      mat(0, '#DDD9C8'),
    ],
  },
  nocturne: {
    turn: -20,
    things: (left) => [
      { piece: 'bath', x: left - 146, y: -66, width: 160, tap: materialOf('brass') },
      { piece: 'vase', x: left - 26, y: -26, z: 0, height: 46, color: '#6E5F4E', seed: 7 },
    ],
  },
  terre: {
    turn: 20,
    things: (left) => [
      pot(left - 46, 62, '#B98A68'),
      pot(left - 88, 38, '#D9BFA4', -62),
      { piece: 'ladder', x: left - 118, width: 42, height: 172, finish: oak, color: '#EADFCF' },
      mat(0, '#D9AE8F'),
    ],
  },
  brume: {
    turn: -15,
    things: (left) => [
      window(left - 96, 84, 84, 124),
      stool(left - 62),
      towels(left - 62, '#F3EDE2', '#DDB8AB', '#E8DED0'),
      mat(6, '#F0E6DE'),
      slippers(34, 70, '#C79A8B'),
    ],
  },
  halle: {
    turn: -15,
    things: (left) => [
      { piece: 'lamp', x: left - 44, y: -40, z: 176, color: '#2B2926' },
      stool(left - 44),
      { piece: 'cup', x: left - 40, y: -42, z: 44 },
      plant(left - 108, 104, 30),
    ],
  },
  escale: {
    turn: -17,
    floor: 'planks',
    things: (left) => [
      { piece: 'ladder', x: left - 52, width: 44, height: 176, finish: materialOf('limedOak'), color: '#AEC0C4' },
      { piece: 'basket', x: left - 112, y: -34, z: 0, width: 46, height: 36 },
      mat(0, '#DCE3E2'),
      slippers(20, 100, '#7F95A0'),
    ],
  },
  atelier: {
    turn: 15,
    things: (left) => [
      { piece: 'shelf', x: left - 78, z: 150, width: 90, height: 4, depth: 18, boards: 1, finish: oak, seed: 6 },
      stool(left - 62),
      book(left - 62, -18, '#93483A'),
      { piece: 'basket', x: left - 114, y: -36, z: 0, width: 44, height: 34 },
      mat(10, '#E6DFD2'),
    ],
  },
};
