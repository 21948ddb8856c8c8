import { defineRemote } from 'shared/remote';

export default defineRemote({
  name: 'mf-content',
  pages: {
    home: () => import('./pages/home/page'),
    generic: () => import('./pages/generic/page'),
    cms: () => import('./pages/cms/page'),
    inspirations: () => import('./pages/inspirations/page'),
    inspiration: () => import('./pages/inspiration/page'),
    journal: () => import('./pages/journal/page'),
    article: () => import('./pages/article/page'),
    portal: () => import('./pages/portal/page'),
  },
  fragments: { blocks: () => import('./fragments/blocks/fragment') },
  locales: (language) => import(`./locales/${language}.json`),
  uses: [
    'mf-content/blocks@1',
    'mf-catalogue/product-slider@1',
    'mf-catalogue/product-overlay@1',
    'mf-catalogue/mirror-finder@1',
    'mf-catalogue/project-selection@1',
    'role:save@1',
    'role:sign-in@1',
    'platform:consent@1',
    'platform:enter@1',
    'platform:open@1',
    'platform:routes@1',
    'platform:brand@1',
    'state:auth@1',
    'state:wishlists@1',
  ],
  sets: ['state:header@1', 'state:main@1', 'state:overlay@1'],
  samples: {
    fragments: { 'mf-content/blocks': [{ path: '/page/page-daccueil' }] },
    mayShowNothing: ['inspirations', 'inspiration', 'journal', 'article', 'cms', 'generic'],
  },
});
