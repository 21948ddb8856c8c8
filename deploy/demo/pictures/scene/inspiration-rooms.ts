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

const { basket, hooks, mat, plant, slippers, stool, window } = things;

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
};
