import type { KindName } from '../contract.ts';
import { brand } from './brand.ts';
import { articles, categories, inspirations, pages, stores, words } from './editorial.ts';
import type { Kind } from './kind.ts';
import { footer, header, mirrorFinder, popularSearches } from './menus.ts';
import { collections, materials, types } from './names.ts';
import { handleCategories, handles, shadeGroups, shades, washbasins } from './options.ts';
import { products } from './products.ts';
import { familySituations, projects, surfaces } from './projects.ts';

/** Everything that can be imported and exported. */
export const kinds: Record<KindName, Kind<object>> = {
  brand,
  types,
  materials,
  collections,
  inspirations,
  categories,
  'shade-groups': shadeGroups,
  shades,
  'handle-categories': handleCategories,
  handles,
  washbasins,
  products,
  articles,
  stores,
  surfaces,
  'family-situations': familySituations,
  projects,
  pages,
  words,
  header,
  footer,
  'popular-searches': popularSearches,
  'mirror-finder': mirrorFinder,
};
