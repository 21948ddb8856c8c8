import { defineRemote } from 'shared/remote';

export default defineRemote({
  name: 'mf-account',
  pages: { login: () => import('./pages/login') },
  fragments: {},
  locales: (language) => import(`./locales/${language}.json`),
  uses: ['mf-content/blocks@1'],
});
