import type { Piece } from './scene.ts';
import { basket, book, ladder, pot, stool, towelBar } from './things.ts';

const carton = (x: number, z: number, width: number, height: number, turn: number): Piece => ({
  ...{ piece: 'carton', x, y: -40, z, width, depth: width * 0.8, height, turn },
});

/**
 * What stands to the left of the unit in rooms of the journal, by article, where the things of the unit's collection would make
 * its pictures alike: what the article speaks of.
 */
export const articleRooms: Record<string, (left: number) => Piece[]> = {
  'un-poseur-a-lille': (left) => [carton(left - 44, 0, 48, 36, -14), carton(left - 46, 36, 34, 22, 9)],
  'un-architecte-a-gand': (left) => [
    { piece: 'lamp', x: left - 44, y: -40, z: 176, color: '#3E4A45' },
    stool(left - 44),
    book(left - 44, 18, '#7D8A78'),
  ],
  'ranger-a-deux': (left) => [towelBar(left - 30, '#B9C4B2'), basket(left - 32, 38)],
  'pierre-de-synthese': (left) => [pot(left - 40, 56, '#C9B49C'), pot(left - 66, 34, '#A58D74', -62)],
  'nettoyer-un-plan-vasque': (left) => [ladder(left - 40, '#F3EDE2')],
};
