import { defineRemote, firstProduct } from 'shared/remote';

export default defineRemote({
  name: 'mf-catalogue',
  pages: {
    products: () => import('./pages/products/page'),
    product: () => import('./pages/product/page'),
    collections: () => import('./pages/collections/page'),
    collection: () => import('./pages/collection/page'),
    project: () => import('./pages/project/page'),
  },
  fragments: {
    'product-slider': () => import('./fragments/product-slider/fragment'),
    'product-grid': () => import('./fragments/product-grid/fragment'),
    'product-card': () => import('./fragments/product-card/fragment'),
    'product-overlay': () => import('./fragments/product-overlay/fragment'),
    'mirror-finder': () => import('./fragments/mirror-finder/fragment'),
    'project-selection': () => import('./fragments/project-selection/fragment'),
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
    'platform:brand@1',
    'state:auth@1',
  ],
  sets: ['state:filters@1', 'state:main@1', 'state:overlay@1', 'state:wishlists@1'],
  samples: {
    fragments: {
      'mf-catalogue/product-slider': [{ heading: 'Meubles' }],
      'mf-catalogue/product-grid': [{ products: [firstProduct] }],
      'mf-catalogue/product-card': [{ product: firstProduct }],
      'mf-catalogue/product-overlay': [{ product: firstProduct, content: 'DIMENSION' }],
      'mf-catalogue/mirror-finder': [{}],
      'mf-catalogue/project-selection': [{}],
    },
    mayShowNothing: ['collections', 'collection', 'project', 'mirror-finder', 'project-selection'],
  },
});
