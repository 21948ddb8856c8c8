import type { PageRoutes } from 'shared/routes';

/** Where its pages are found, by their names in remote.ts. */
export default {
  login: {
    name: 'login',
    paths: { fr: 'connexion', en: 'log-in', de: 'einloggen', nl: 'log-in' },
    indexed: false,
    personal: true,
    service: true,
    header: 'plain',
  },
  'lost-password': {
    name: 'lost-password',
    paths: { fr: 'mot-de-passe-oublie', en: 'lost-password', de: 'passwort-vergessen', nl: 'wachtwoord-vergeten' },
    elsewhere: { en: '/fr/lost-password' },
    indexed: false,
    personal: true,
    service: true,
    header: 'plain',
  },
  'reset-password': {
    name: 'reset-password',
    paths: {
      fr: 'reinitialisation-mot-de-passe',
      en: 'reset-password',
      de: 'passwort-zuruecksetzen',
      nl: 'wachtwoord-opnieuw-instellen',
    },
    elsewhere: { en: '/fr/reset-password' },
    indexed: false,
    personal: true,
    service: true,
    header: 'plain',
  },
  'my-account': {
    name: 'my-account',
    paths: { fr: 'mon-compte', en: 'my-account', de: 'mein-konto', nl: 'mijn-account' },
    indexed: false,
    personal: true,
    service: true,
    header: 'plain',
  },
  wishlist: {
    name: 'wishlist',
    paths: { fr: 'liste-de-souhaits', en: 'wishlist', de: 'wunschzettel', nl: 'verlanglijst' },
    indexed: false,
    personal: true,
    service: true,
    header: 'plain',
  },
  // A list that its owner has shared; the slug is the token in the link.
  'shared-wishlist': {
    name: 'shared-wishlist',
    paths: {
      fr: 'liste-partagee/:slug',
      en: 'shared-list/:slug',
      de: 'geteilte-liste/:slug',
      nl: 'gedeelde-lijst/:slug',
    },
    indexed: false,
    personal: true,
    neverKept: true,
    header: 'plain',
  },
  // The link in the mail that confirms an e-mail address; the slug is its token.
  'verify-email': {
    name: 'verify-email',
    paths: {
      fr: 'confirmer-adresse/:slug',
      en: 'confirm-address/:slug',
      de: 'adresse-bestaetigen/:slug',
      nl: 'adres-bevestigen/:slug',
    },
    indexed: false,
    personal: true,
    neverKept: true,
    service: true,
    header: 'plain',
  },
  logout: {
    name: 'logout',
    paths: { fr: 'logout', en: 'logout', de: 'logout', nl: 'logout' },
    indexed: false,
    personal: true,
    service: true,
    header: 'plain',
  },
} as const satisfies PageRoutes;
