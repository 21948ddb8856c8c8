import { defineRemote } from 'shared/remote';

export default defineRemote({
  name: 'shell',
  pages: {
    'not-found': () => import('./pages/not-found'),
    unavailable: () => import('./pages/unavailable'),
  },
  fragments: {
    header: () => import('./fragments/header'),
    footer: () => import('./fragments/footer'),
  },
  locales: (language) => import(`./locales/${language}.json`),
  uses: [],
});
