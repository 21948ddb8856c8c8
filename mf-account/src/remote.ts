import { defineRemote } from 'shared/remote';

export default defineRemote({
  name: 'mf-account',
  pages: {
    login: () => import('./pages/login'),
    'lost-password': () => import('./pages/lost-password'),
    'reset-password': () => import('./pages/reset-password'),
    'my-account': () => import('./pages/my-account'),
    logout: () => import('./pages/logout'),
    wishlist: () => import('./pages/wishlist'),
    'shared-wishlist': () => import('./pages/shared-wishlist'),
    'verify-email': () => import('./pages/verify-email'),
  },
  fragments: {
    'login-popin': () => import('./fragments/login-popin'),
    'save-popin': () => import('./fragments/save-popin'),
    'saved-products': () => import('./fragments/saved-products'),
  },
  forms: {
    'sign-in': () => import('./form-actions/sign-in.ts'),
    'sign-up': () => import('./form-actions/sign-up.ts'),
    'lost-password': () => import('./form-actions/lost-password.ts'),
    'reset-password': () => import('./form-actions/reset-password.ts'),
    'change-password': () => import('./form-actions/change-password.ts'),
    'verify-email': () => import('./form-actions/verify-email.ts'),
    'save-product': () => import('./form-actions/save-product.ts'),
  },
  locales: (language) => import(`./locales/${language}.json`),
  uses: [
    'mf-catalogue/product-grid@1',
    'mf-content/blocks@1',
    'mf-account/login-popin@1',
    'account:signed-in@1',
    'account:signed-out@1',
    'platform:keepTab@1',
    'platform:session@1',
    'platform:routes@1',
    'state:auth@1',
  ],
  sets: ['state:main@1', 'state:popin@1', 'state:wishlists@1'],
  samples: { fragments: { 'mf-account/login-popin': [{}], 'mf-account/saved-products': [{}] } },
});
