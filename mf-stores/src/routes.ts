import type { PageRoutes } from 'shared/routes';

/** The addresses of its pages, by their names in remote.ts. */
export default {
  'store-locator': {
    name: 'store-locator',
    paths: { fr: 'revendeurs', en: 'store-locator', de: 'handlersuche', nl: 'winkel-zoeker' },
    // The usual German spelling: it is redirected to the path above.
    formerly: { de: ['haendlersuche'] },
    pagedBy: 'page',
    service: true,
  },
} as const satisfies PageRoutes;
