import type { PageRoutes } from '@site/kit/routes';

/** Where its page is found, by its name in remote.ts. */
export default {
  first: {
    name: 'fossil',
    paths: { fr: 'page-fossil', nl: 'bladzijde-fossil', en: 'page-fossil', de: 'seite-fossil' },
    indexed: false,
  },
} as const satisfies PageRoutes;
