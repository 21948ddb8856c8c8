import { defineRemote } from 'shared/remote';

export default defineRemote({
  name: 'shell',
  pages: {
    'not-found': () => import('./pages/not-found'),
    unavailable: () => import('./pages/unavailable'),
  },
  fragments: {
    header: () => import('./fragments/header/header'),
    footer: () => import('./fragments/footer/footer'),
  },
  locales: (language) => import(`./locales/${language}.json`),
  uses: [
    'role:saved@1',
    'role:search@1',
    'page:contact@1',
    'page:home@1',
    'page:login@1',
    'page:my-account@1',
    'page:overview-inspiration@1',
    'page:overview-product@1',
    'page:portal@1',
    'page:search@1',
    'page:store-locator@1',
    'page:wishlist@1',
    'shell:navigated@1',
    'account:signed-in@1',
    'account:signed-out@1',
    'platform:session@1',
    'platform:open@1',
    'platform:openLayer@1',
    'platform:routes@1',
    'platform:brand@1',
  ],
  sets: ['state:auth@1', 'state:header@1', 'state:main@1', 'state:search@1', 'state:wishlists@1'],
  emits: ['shell:navigated@1', 'shell:part-failed@1', 'account:signed-in@1', 'account:signed-out@1'],
  samples: { fragments: { 'shell/header': [{}], 'shell/footer': [{}] } },
});
