import { materialOf } from './material.ts';
import type { Piece, Room } from './scene.ts';
import * as things from './things.ts';

/** What is special about the room of an inspiration, beside a unit that reaches from `left` to `right`. */
interface InspirationRoom {
  /** How far the camera has gone round, in degrees. */
  turn: number;
  floor?: Room['floor'];
  /** Of the film, where a pale wall in the sun would be white. */
  exposure?: number;
  things: (left: number, right: number) => Piece[];
}

const { basket, bath, book, hooks, ladder, mat, plant, pot, slippers, stool, towelBar, towels, window } = things;
const black = materialOf('blackMetal');
const brass = materialOf('brass');
const smoked = materialOf('smokedOak');
const limed = materialOf('limedOak');

/** The rooms of the inspirations by their ids. What an upright picture has no room for is left out there. */
export const inspirationRooms: Record<string, InspirationRoom> = {
  'ambiance-du-matin': {
    turn: -17,
    floor: 'planks',
    exposure: 0.04,
    things: (left, right) => [
      window(left - 70, 76, 88, 118),
      stool(right + 36),
      { piece: 'cup', x: right + 36, y: -42, z: 44 },
      mat(4, '#EDE4D6'),
      slippers(18, 116, '#A8937A'),
    ],
  },
  'ambiance-du-soir': {
    turn: 18,
    things: (left, right) => [bath(left - 92, 160, brass), stool(right + 34, smoked), book(right + 34, 20, '#6E4A38')],
  },
  'petite-salle-de-bains': {
    turn: -16,
    exposure: -0.06,
    things: (left, right) => [
      { ...hooks(left - 34, 44), count: 3 },
      basket(left - 30, 32, -26),
      plant(right + 40, 84, 33),
      mat(0, '#E3DCD2'),
    ],
  },
  'suite-parentale': {
    turn: 15,
    floor: 'planks',
    exposure: 0.04,
    things: (left, right) => [
      window(left - 96, 84, 84, 124),
      { piece: 'vase', x: right + 30, y: -30, z: 0, height: 48, color: '#A58D74', seed: 12 },
      mat(0, '#E9DFD0'),
      slippers(-26, 84, '#8C6F5A'),
      slippers(20, 104, '#C9B49C'),
    ],
  },
  'bain-de-foret': {
    turn: -18,
    things: (left, right) => [
      plant(left - 40, 142, 8),
      plant(left - 96, 96, 19, -64),
      plant(right + 40, 72, 27, -30),
      mat(-4, '#C8CDB6'),
    ],
  },
  'terre-cuite': {
    turn: 17,
    things: (left, right) => [
      pot(left - 34, 66, '#B4805C'),
      pot(left - 82, 40, '#D7B697', -64),
      ladder(right + 36, '#E9D8C6'),
      mat(0, '#CE9C7C'),
    ],
  },
  'bord-de-mer': {
    turn: -15,
    floor: 'planks',
    things: (left, right) => [
      hooks(left - 52, 72, limed),
      { piece: 'hat', x: left - 26, y: -7, z: 154 },
      basket(right + 38, 46),
    ],
  },
  'loft-et-metal': {
    turn: 18,
    things: (left, right) => [
      { piece: 'lamp', x: right + 40, y: -40, z: 178, color: '#2B2926' },
      stool(right + 42, smoked),
      book(right + 42, -16, '#7A3F34'),
      plant(left - 60, 124, 30),
    ],
  },
  'blanc-sur-blanc': {
    turn: 14,
    exposure: -0.16,
    things: (left, right) => [
      bath(left - 84, 160, black),
      towelBar(right + 34, '#F5F1EA'),
      { ...mat(20, '#F7F4EE'), x: 16 },
    ],
  },
  'vert-sauge': {
    turn: -16,
    exposure: 0.02,
    things: (left, right) => [
      window(left - 84, 78, 90, 116),
      stool(right + 36),
      towels(right + 36, '#B9C4A8', '#F3EDE2'),
      mat(0, '#CBD3BE'),
    ],
  },
  'nuit-encre': {
    turn: -18,
    things: (left, right) => [
      { piece: 'vase', x: left - 32, y: -28, z: 0, height: 50, color: '#7D6A55', seed: 3 },
      ladder(right + 34, '#C7B79F', smoked),
      mat(0, '#4B5561'),
    ],
  },
  'salle-d-eau-des-enfants': {
    turn: 16,
    things: (left, right) => [
      { ...stool(0), y: -78, width: 46, height: 24, depth: 26 },
      { ...hooks(left - 40, 60), z: 124, count: 3 },
      basket(right + 34, 44),
      slippers(38, 100, '#D98E63'),
      slippers(-40, 70, '#E3B94A', -84),
    ],
  },
  'sous-les-toits': {
    turn: -14,
    things: (left, right) => [
      window(left - 92, 96, 96, 96),
      basket(left - 34, 38),
      towelBar(right + 34, '#D8C3A6'),
      mat(0, '#E8DECB'),
    ],
  },
  'maison-de-famille': {
    turn: 16,
    things: (left, right) => [
      ladder(left - 40, '#D9AE8F'),
      basket(left - 96, 48),
      hooks(right + 46, 64),
      mat(0, '#EAD9BE'),
      slippers(-22, 96, '#B58A62'),
      slippers(26, 108, '#7F8C70'),
    ],
  },
  'esprit-atelier': {
    turn: -16,
    floor: 'planks',
    things: (left, right) => [
      things.shelf(left - 52, 152, 84),
      stool(left - 38),
      { piece: 'lamp', x: right + 40, y: -40, z: 184, color: '#3E4A45' },
      basket(right + 44, 42),
    ],
  },
  'jardin-d-hiver': {
    turn: 17,
    things: (left, right) => [
      window(left - 92, 92, 60, 150),
      plant(left - 42, 104, 40),
      plant(right + 44, 136, 14),
      pot(right + 92, 44, '#B98A68', -62),
      mat(0, '#D3DBC4'),
    ],
  },
};
