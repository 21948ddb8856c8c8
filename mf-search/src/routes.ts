import type { PageRoutes } from 'shared/routes';

/** Where its pages are found, by their names in remote.ts. */
export default {
  search: {
    name: 'search',
    paths: { fr: 'recherche', en: 'search', de: 'suche', nl: 'zoeken' },
    indexed: false,
    service: true,
    header: 'plain',
  },
} as const satisfies PageRoutes;
