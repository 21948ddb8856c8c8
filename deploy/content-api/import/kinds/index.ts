import type { KindName } from '../contract.ts';
import { brand } from './brand.ts';
import type { Kind } from './kind.ts';
import { categories, collections, materials, types } from './names.ts';
import { products } from './products.ts';
import { articles, inspirations, pages, stores } from './texts.ts';
import { words } from './words.ts';

/** Everything that can be imported and exported. */
export const kinds: Record<KindName, Kind<object>> = {
  brand,
  types,
  materials,
  collections,
  inspirations,
  categories,
  products,
  articles,
  stores,
  pages,
  words,
};
