import { chanceOf } from './chance.ts';
import { materialOf } from './material.ts';
import type { Piece, Room } from './scene.ts';

interface Choice {
  /** The room that it needs beside the furniture, in centimetres. */
  needs: number;
  pieces: (x: number, seed: number) => Piece[];
}

const choices: Choice[] = [
  { needs: 46, pieces: (x, seed) => [{ piece: 'plant', x, y: -34, height: 78 + (seed % 20), seed }] },
  {
    needs: 44,
    pieces: (x, seed) => [
      { piece: 'stool', x, y: -36, width: 38, height: 44, depth: 30, finish: materialOf('oak'), seed, towel: true },
    ],
  },
  { needs: 40, pieces: (x) => [{ piece: 'towelBar', x, z: 128, width: 32, height: 56, color: '#E8DED0' }] },
  {
    needs: 42,
    pieces: (x) => [
      { piece: 'towelBar', x, z: 128, width: 30, height: 50, color: '#CFB9A2' },
      { piece: 'basket', x, y: -26, z: 0, width: 36, height: 27 },
    ],
  },
];

/** What is beside a piece of furniture, where there is room for it: never the same on both sides, sometimes nothing. */
export function furnishing(name: string, width: number, view: { left: number; right: number }): Piece[] {
  const chance = chanceOf(name);
  const half = width / 2;
  const first = choose(view.right - half, chance());
  const second = choose(-view.left - half, chance(), first);
  const seed = Math.round(chance() * 90);
  const at = (room: number) => half + Math.min(room * 0.52, 46);
  return [
    ...(first?.pieces(at(view.right - half), seed) ?? []),
    ...(second?.pieces(-at(-view.left - half), seed + 1) ?? []),
  ];
}

/** In the evening a black bar is not seen, and its towel would float: there it is of brass. */
export const inLightOf = ({ light }: Room, pieces: Piece[]): Piece[] =>
  light === 'day'
    ? pieces
    : pieces.map((piece) => (piece.piece === 'towelBar' ? { ...piece, finish: materialOf('brass') } : piece));

function choose(room: number, chance: number, taken?: Choice): Choice | undefined {
  const fitting = choices.filter((choice) => choice.needs <= room && choice !== taken);
  return fitting[Math.floor(chance * (fitting.length + 0.7))];
}
