import type { Loaded } from 'shared/remote';
import type { ProductsShown } from '../../domain/products-shown.ts';
import type { load } from './load.ts';

export type Block = Loaded<typeof load>['blocks'][number];

export interface BlockProps {
  block: Block;
  /** What the sliders of the page show: no product is in two of them. */
  shown: ProductsShown;
  /** The path of the page in the content system. */
  path: string;
  /** How many `Html` blocks are before it. */
  htmlNumber: number;
  /** It begins the page. */
  first: boolean;
  /** It follows the page's own heading. */
  lead: boolean;
}
