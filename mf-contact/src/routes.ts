import type { PageRoutes } from 'shared/routes';

/** Where its pages are found, by their names in remote.ts. */
export default {
  contact: { name: 'contact', paths: { fr: 'contact', en: 'contact', de: 'kontakt', nl: 'contact' }, service: true },
  // The link in the mail that asks for a message from a browser without scripts; the slug is its token.
  'confirm-message': {
    name: 'confirm-message',
    paths: {
      fr: 'confirmer-message/:slug',
      en: 'confirm-message/:slug',
      de: 'nachricht-bestaetigen/:slug',
      nl: 'bericht-bevestigen/:slug',
    },
    indexed: false,
    personal: true,
    neverKept: true,
  },
} as const satisfies PageRoutes;
