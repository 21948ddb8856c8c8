import { defineRemote } from 'shared/remote';

export default defineRemote({
  name: 'mf-catalogue',
  pages: {
    products: () => import('./pages/products'),
    product: () => import('./pages/product'),
    collections: () => import('./pages/collections'),
    collection: () => import('./pages/collection'),
    project: () => import('./pages/project'),
  },
  fragments: {
    'product-slider': () => import('./fragments/product-slider'),
    'product-grid': () => import('./fragments/product-grid'),
    'product-card': () => import('./fragments/product-card'),
    'product-overlay': () => import('./fragments/product-overlay'),
    'mirror-finder': () => import('./fragments/mirror-finder'),
    'project-selection': () => import('./fragments/project-selection'),
  },
  locales: (language) => import(`./locales/${language}.json`),
  uses: [
    'mf-content/blocks@1',
    'mf-catalogue/product-overlay@1',
    'role:save@1',
    'role:sign-in@1',
    'page:home@1',
    'platform:enter@1',
    'platform:open@1',
    'platform:onReturn@1',
    'platform:openLayer@1',
    'platform:routes@1',
    'state:auth@1',
  ],
  sets: ['state:filters@1', 'state:main@1', 'state:overlay@1', 'state:wishlists@1'],
  samples: {
    fragments: {
      'mf-catalogue/product-slider': [{ heading: 'Meubles' }],
      'mf-catalogue/product-grid': [{ products: [] }],
      'mf-catalogue/mirror-finder': [{}],
      'mf-catalogue/project-selection': [{}],
    },
  },
});
