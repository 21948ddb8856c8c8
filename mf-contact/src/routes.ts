import type { PageRoutes } from 'shared/routes';

/** Where its pages are found, by their names in remote.ts. */
export default {
  contact: { name: 'contact', paths: { fr: 'contact', en: 'contact', de: 'kontakt', nl: 'contact' }, service: true },
} as const satisfies PageRoutes;
