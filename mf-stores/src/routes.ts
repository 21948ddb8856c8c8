import type { PageRoutes } from 'shared/routes';

/** Where its pages are found (R17 to R37), by their names in remote.ts. */
export default {
  'store-locator': {
    name: 'store-locator',
    paths: { fr: 'revendeurs', en: 'store-locator', de: 'handlersuche', nl: 'winkel-zoeker' },
    // The word that people expect is spelt otherwise (C7).
    formerly: { de: ['haendlersuche'] },
    pagedBy: 'page',
    service: true,
  },
} as const satisfies PageRoutes;
