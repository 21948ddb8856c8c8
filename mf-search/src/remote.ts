import { defineRemote } from 'shared/remote';

export default defineRemote({
  name: 'mf-search',
  pages: { search: () => import('./pages/search') },
  fragments: {},
  locales: (language) => import(`./locales/${language}.json`),
  uses: ['mf-content/blocks@1'],
});
