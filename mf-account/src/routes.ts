import type { PageRoutes } from 'shared/routes';

const accountPage = { indexed: false, personal: true, service: true, header: 'plain' } as const;

/** Where its pages are found, by their names in remote.ts. */
export default {
  login: {
    name: 'login',
    paths: { fr: 'connexion', en: 'log-in', de: 'einloggen', nl: 'log-in' },
    ...accountPage,
  },
  'lost-password': {
    name: 'lost-password',
    paths: { fr: 'mot-de-passe-oublie', en: 'lost-password', de: 'passwort-vergessen', nl: 'wachtwoord-vergeten' },
    elsewhere: { en: '/fr/lost-password' },
    ...accountPage,
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
    ...accountPage,
  },
  'my-account': {
    name: 'my-account',
    paths: { fr: 'mon-compte', en: 'my-account', de: 'mein-konto', nl: 'mijn-account' },
    ...accountPage,
  },
  wishlist: {
    name: 'wishlist',
    paths: { fr: 'liste-de-souhaits', en: 'wishlist', de: 'wunschzettel', nl: 'verlanglijst' },
    ...accountPage,
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
    ...accountPage,
    neverKept: true,
  },
  logout: {
    name: 'logout',
    paths: { fr: 'logout', en: 'logout', de: 'logout', nl: 'logout' },
    ...accountPage,
  },
} as const satisfies PageRoutes;
