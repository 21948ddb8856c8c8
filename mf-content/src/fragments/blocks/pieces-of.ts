import type { Block } from './block-props.ts';
import { onFirstScreen } from './fragment.tsx';
import { fetchPiece, pieceOf } from './pieces.ts';

const namesOf = (blocks: readonly Block[]) => [...new Set(blocks.flatMap((block) => pieceOf(block) ?? []))];

/** Which pieces of code the blocks of a page need: those on the first screen at once. */
export const pieces = {
  of({ blocks }: { blocks: Block[] }) {
    const first = namesOf(blocks.slice(0, onFirstScreen(blocks)));
    return { first, later: namesOf(blocks).filter((name) => !first.includes(name)) };
  },
  fetch: fetchPiece,
};
