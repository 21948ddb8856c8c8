import { articlePages } from './pages/article-pages.ts';
import { cmsPages } from './pages/cms-pages.ts';
import { collectionPage } from './pages/collection-pages.ts';
import { genericPages } from './pages/generic-pages.ts';
import { home } from './pages/home.ts';
import { inspirationPages } from './pages/inspiration-pages.ts';
import { overviews } from './pages/overviews.ts';
import { productPage } from './pages/product-pages.ts';
import { projectPages } from './pages/project-pages.ts';
import { servicePages } from './pages/service-pages.ts';
import { collections } from './records/collections.ts';
import { products } from './records/products.ts';

/** Every page of the demonstration brand. */
export const pages = [
  home,
  ...overviews,
  ...servicePages,
  ...genericPages,
  ...cmsPages,
  ...collections.map(collectionPage),
  ...inspirationPages,
  ...projectPages,
  ...articlePages,
  ...products.map(productPage),
];
