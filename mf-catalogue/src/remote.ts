import { defineRemote } from 'shared/remote';

export default defineRemote({
  name: 'mf-catalogue',
  pages: {
    products: () => import('./pages/products'),
    product: () => import('./pages/product'),
    collections: () => import('./pages/collections'),
    collection: () => import('./pages/collection'),
  },
  fragments: { 'product-slider': () => import('./fragments/product-slider') },
  locales: (language) => import(`./locales/${language}.json`),
  uses: ['mf-content/blocks@1'],
});
