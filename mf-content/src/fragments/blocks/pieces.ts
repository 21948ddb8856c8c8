import { type ComponentType, use } from 'react';
import type { Block, BlockProps } from './blocks-of-page.ts';
import { groups } from './groups.generated.ts';
import { Views as Opening } from './opening/views.generated.tsx';

type Drawn = ComponentType<BlockProps>;

/** The chunk of each group of blocks: a page loads only the groups that it shows. */
const imports = {
  editorial: () =>
    import(/* webpackChunkName: 'piece-editorial' */ './editorial/views.generated.tsx').then(({ Views }) => Views),
  sliders: () =>
    import(/* webpackChunkName: 'piece-sliders' */ './sliders/views.generated.tsx').then(({ Views }) => Views),
  products: () =>
    import(/* webpackChunkName: 'piece-products' */ './products/views.generated.tsx').then(({ Views }) => Views),
};

type PieceName = keyof typeof imports;

/** Undefined for the opening blocks, whose code is part of the fragment. A type may be newer than this code. */
const pieces: Readonly<Record<string, PieceName>> = groups;

export const pieceOf = ({ __typename }: Block): PieceName | undefined => pieces[__typename];

const loaded = new Map<PieceName, Drawn>();
const awaited = new Map<PieceName, Promise<Drawn>>();
const arrive = new Map<PieceName, (drawn: Drawn) => void>();

const isPiece = (name: string): name is PieceName => Object.hasOwn(imports, name);

export const isHere = (name: PieceName): boolean => loaded.has(name);

/** Fetches a chunk; after a failure the next call tries again. */
export async function fetchPiece(name: string): Promise<void> {
  if (!isPiece(name) || isHere(name)) return;
  const drawn = await imports[name]();
  loaded.set(name, drawn);
  arrive.get(name)?.(drawn);
}

/** What draws a block. Suspends, inside a Suspense boundary, until `fetchPiece` has brought it. */
export function usePiece(block: Block): Drawn {
  const name = pieceOf(block);
  if (!name) return Opening;
  const here = loaded.get(name);
  const asked = awaited.get(name);
  // A render that suspended is replayed, and has to call `use` again.
  if (here && !asked) return here;
  // Not `Promise.withResolvers`, which older browsers lack.
  const waiting = asked ?? new Promise<Drawn>((resolve) => arrive.set(name, resolve));
  awaited.set(name, waiting);
  return use(waiting);
}
