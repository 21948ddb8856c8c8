import { defineRemote } from 'shared/remote';

export default defineRemote({
  name: 'mf-account',
  pages: {
    login: () => import('./pages/login'),
    wishlist: () => import('./pages/wishlist'),
    'shared-wishlist': () => import('./pages/shared-wishlist'),
  },
  fragments: {},
  locales: (language) => import(`./locales/${language}.json`),
  uses: ['mf-catalogue/product-grid@1', 'mf-content/blocks@1'],
});
