import { defineRemote } from 'shared/remote';

export default defineRemote({
  name: 'mf-stores',
  pages: { 'store-locator': () => import('./pages/store-locator/page') },
  fragments: {},
  locales: (language) => import(`./locales/${language}.json`),
  uses: [
    'mf-content/blocks@1',
    'page:home@1',
    'platform:consent@1',
    'platform:enter@1',
    'platform:mapsKey@1',
    'platform:routes@1',
    'platform:brand@1',
  ],
  sets: ['state:main@1'],
});
