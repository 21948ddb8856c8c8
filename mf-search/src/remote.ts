import { defineRemote } from 'shared/remote';

export default defineRemote({
  name: 'mf-search',
  pages: { search: () => import('./pages/search/page') },
  fragments: { 'search-overlay': () => import('./fragments/search-overlay/fragment') },
  locales: (language) => import(`./locales/${language}.json`),
  uses: [
    'mf-content/blocks@1',
    'role:search@1',
    'page:home@1',
    'page:overview-product@1',
    'platform:enter@1',
    'platform:open@1',
    'platform:routes@1',
    'platform:searchMinLength@1',
  ],
  sets: ['state:main@1', 'state:search@1'],
  emits: ['search:submitted@1'],
  samples: { addresses: ['/fr/recherche?item=miroir'], fragments: { 'mf-search/search-overlay': [{}] } },
});
