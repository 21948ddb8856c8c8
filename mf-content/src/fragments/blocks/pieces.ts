import { type ComponentType, use } from 'react';
import type { Block, BlockProps } from './block-props.ts';
import { Opening } from './pieces/opening.tsx';

type Drawn = ComponentType<BlockProps>;

/** The blocks by kind: a page loads the code of the kinds that it shows. */
const imports = {
  editorial: () =>
    import(/* webpackChunkName: 'piece-editorial' */ './pieces/editorial.tsx').then(({ Editorial }) => Editorial),
  sliders: () => import(/* webpackChunkName: 'piece-sliders' */ './pieces/sliders.tsx').then(({ Sliders }) => Sliders),
  products: () =>
    import(/* webpackChunkName: 'piece-products' */ './pieces/products.tsx').then(({ Products }) => Products),
};

export type PieceName = keyof typeof imports;

/** What is not named comes with all blocks, as what pages begin with does. */
const pieces: { [Type in Block['__typename']]?: PieceName } = {
  EditoHalf: 'editorial',
  PushTextImage: 'editorial',
  ImageFullTextBlock: 'editorial',
  PushImageFull: 'editorial',
  PushCatalog: 'editorial',
  MeaXl: 'editorial',
  MeaL: 'editorial',
  EditoTwoThird: 'editorial',
  EditoCompo1: 'editorial',
  EditoCompo2: 'editorial',
  SimpleImageLegend: 'editorial',
  DoubleImageLegend: 'editorial',
  SeeMore: 'editorial',
  Accordion: 'editorial',
  Html: 'editorial',
  SliderCollection: 'sliders',
  SliderInspiration: 'sliders',
  SliderJournal: 'sliders',
  Diaporama: 'sliders',
  Showroom: 'products',
  SliderProduct: 'products',
  SameCollectionSliderProduct: 'products',
  SameTypeSliderProduct: 'products',
  SliderAccessories: 'products',
  SliderProductInterface: 'products',
  ProductDetailsAccordion: 'products',
  ProductFinder: 'products',
  ProjectSelection: 'products',
  ColorChart: 'products',
};

export const pieceOf = ({ __typename }: Block): PieceName | undefined => pieces[__typename];

const loaded = new Map<PieceName, Drawn>();
const awaited = new Map<PieceName, Promise<Drawn>>();
const arrive = new Map<PieceName, (drawn: Drawn) => void>();

const isPiece = (name: string): name is PieceName => Object.hasOwn(imports, name);

export const isHere = (name: PieceName): boolean => loaded.has(name);

/** Fetches a piece; a try after a failure asks again. */
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
  if (here) return here;
  // Not `Promise.withResolvers`, which older browsers lack.
  const waiting = awaited.get(name) ?? new Promise<Drawn>((resolve) => arrive.set(name, resolve));
  awaited.set(name, waiting);
  return use(waiting);
}
