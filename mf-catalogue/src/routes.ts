import type { PageRoutes } from 'shared/routes';

/** The addresses of its pages, by their names in remote.ts. */
export default {
  products: {
    name: 'overview-product',
    paths: { fr: 'produits', en: 'products', de: 'produkte', nl: 'producten' },
    pagedBy: 'page',
  },
  product: {
    name: 'product',
    paths: { fr: 'produits/:slug', en: 'products/:slug', de: 'produkte/:slug', nl: 'producten/:slug' },
  },
  collections: {
    name: 'overview-collection',
    paths: { fr: 'collections', en: 'collections', de: 'reicht', nl: 'collecties' },
    // The usual German word: it is redirected to the path above.
    formerly: { de: ['kollektionen'] },
  },
  collection: {
    name: 'collection',
    paths: { fr: 'collections/:slug', en: 'collections/:slug', de: 'reicht/:slug', nl: 'collecties/:slug' },
    formerly: { de: ['kollektionen/:slug'] },
  },
  project: { name: 'project', paths: { fr: 'projet', en: 'project', de: 'projekt', nl: 'project' }, service: true },
} as const satisfies PageRoutes;
