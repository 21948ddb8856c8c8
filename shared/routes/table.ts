import type { Language } from '../i18n/index.ts';

export type RemoteName =
  | 'shell'
  | 'mf-catalogue'
  | 'mf-content'
  | 'mf-account'
  | 'mf-search'
  | 'mf-stores'
  | 'mf-contact';

export interface RouteDefinition {
  /** The base name; the full one is `{locale}-{name}` (C3). */
  name: string;
  remote: RemoteName;
  /** The page of that remote, by its name in `src/remote.ts`. */
  page: string;
  /** One path in every language, without the `/{language}` in front; `:slug` takes one segment. None: reached by no path. */
  paths: Record<Language, string> | Partial<Record<Language, never>>;
  /** A second address of the page in a language, whole, on every host and whatever its languages are (C4, C60). */
  elsewhere?: Partial<Record<Language, string>>;
  /** The page is somebody's own, or a list of answers: search engines leave it alone. */
  indexed?: false;
  /** The query key that leads to its further pages; every other one only narrows or arranges what it shows. */
  pagedBy?: string;
  /** Without header and footer, and only in countries that have a portal (R12, R13, R15). */
  portal?: true;
  /** It shows or changes one visitor's data: it is never fetched ahead. */
  personal?: true;
  /** It is rendered for every request: a shared list is gone at once when its link is no longer valid. */
  neverKept?: true;
  /** It is a form or a list of another remote's: nobody looks for its text. */
  service?: true;
  /** How the header looks on it: on a ground of its own, or in ink over a hero that would have it white (R53). */
  header?: 'plain' | 'transparent-dark';
}

/** Every route of the site, first match wins: fixed paths come before those with a slug (R17 to R37). */
export const routes = [
  {
    name: 'portal',
    remote: 'mf-content',
    page: 'portal',
    paths: { fr: 'portal', en: 'portal', de: 'portal', nl: 'portal' },
    portal: true,
    service: true,
  },
  { name: 'home', remote: 'mf-content', page: 'home', paths: { fr: '', en: '', de: '', nl: '' }, service: true },
  {
    name: 'overview-product',
    remote: 'mf-catalogue',
    page: 'products',
    paths: { fr: 'produits', en: 'products', de: 'produkte', nl: 'producten' },
    pagedBy: 'page',
  },
  {
    name: 'product',
    remote: 'mf-catalogue',
    page: 'product',
    paths: { fr: 'produits/:slug', en: 'products/:slug', de: 'produkte/:slug', nl: 'producten/:slug' },
  },
  {
    name: 'overview-collection',
    remote: 'mf-catalogue',
    page: 'collections',
    paths: { fr: 'collections', en: 'collections', de: 'reicht', nl: 'collecties' },
  },
  {
    name: 'collection',
    remote: 'mf-catalogue',
    page: 'collection',
    paths: { fr: 'collections/:slug', en: 'collections/:slug', de: 'reicht/:slug', nl: 'collecties/:slug' },
  },
  {
    name: 'overview-inspiration',
    remote: 'mf-content',
    page: 'inspirations',
    paths: { fr: 'inspirations', en: 'inspirations', de: 'inspiration', nl: 'inspiraties' },
  },
  {
    name: 'inspiration',
    remote: 'mf-content',
    page: 'inspiration',
    paths: { fr: 'inspirations/:slug', en: 'inspirations/:slug', de: 'inspiration/:slug', nl: 'inspiraties/:slug' },
  },
  {
    name: 'journal',
    remote: 'mf-content',
    page: 'journal',
    paths: { fr: 'journal', en: 'news', de: 'nachrichten', nl: 'blog' },
  },
  {
    name: 'article',
    remote: 'mf-content',
    page: 'article',
    paths: { fr: 'journal/:slug', en: 'news/:slug', de: 'nachrichten/:slug', nl: 'blog/:slug' },
  },
  {
    name: 'project',
    remote: 'mf-catalogue',
    page: 'project',
    paths: { fr: 'projet', en: 'project', de: 'projekt', nl: 'project' },
    service: true,
  },
  {
    name: 'contact',
    remote: 'mf-contact',
    page: 'contact',
    paths: { fr: 'contact', en: 'contact', de: 'kontakt', nl: 'contact' },
    service: true,
  },
  {
    name: 'store-locator',
    remote: 'mf-stores',
    page: 'store-locator',
    paths: { fr: 'revendeurs', en: 'store-locator', de: 'handlersuche', nl: 'winkel-zoeker' },
    pagedBy: 'page',
    service: true,
  },
  {
    name: 'login',
    remote: 'mf-account',
    page: 'login',
    paths: { fr: 'connexion', en: 'log-in', de: 'einloggen', nl: 'log-in' },
    indexed: false,
    personal: true,
    service: true,
    header: 'plain',
  },
  {
    name: 'lost-password',
    remote: 'mf-account',
    page: 'lost-password',
    paths: { fr: 'mot-de-passe-oublie', en: 'lost-password', de: 'passwort-vergessen', nl: 'wachtwoord-vergeten' },
    elsewhere: { en: '/fr/lost-password' },
    indexed: false,
    personal: true,
    service: true,
    header: 'plain',
  },
  {
    name: 'reset-password',
    remote: 'mf-account',
    page: 'reset-password',
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
  {
    name: 'my-account',
    remote: 'mf-account',
    page: 'my-account',
    paths: { fr: 'mon-compte', en: 'my-account', de: 'mein-konto', nl: 'mijn-account' },
    indexed: false,
    personal: true,
    service: true,
    header: 'plain',
  },
  {
    name: 'wishlist',
    remote: 'mf-account',
    page: 'wishlist',
    paths: { fr: 'liste-de-souhaits', en: 'wishlist', de: 'wunschzettel', nl: 'verlanglijst' },
    indexed: false,
    personal: true,
    service: true,
    header: 'plain',
  },
  {
    // A list that its owner has shared; the slug is the token in the link (C45).
    name: 'shared-wishlist',
    remote: 'mf-account',
    page: 'shared-wishlist',
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
  {
    // What a mail leads to that has an address confirmed; the slug is what proves that it came.
    name: 'verify-email',
    remote: 'mf-account',
    page: 'verify-email',
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
  {
    name: 'logout',
    remote: 'mf-account',
    page: 'logout',
    paths: { fr: 'logout', en: 'logout', de: 'logout', nl: 'logout' },
    indexed: false,
    personal: true,
    service: true,
    header: 'plain',
  },
  {
    name: 'search',
    remote: 'mf-search',
    page: 'search',
    paths: { fr: 'recherche', en: 'search', de: 'suche', nl: 'zoeken' },
    indexed: false,
    service: true,
    header: 'plain',
  },
  {
    name: 'cms',
    remote: 'mf-content',
    page: 'cms',
    paths: { fr: 'cms/:slug', en: 'cms/:slug', de: 'cms/:slug', nl: 'cms/:slug' },
  },
  {
    name: 'page',
    remote: 'mf-content',
    page: 'generic',
    paths: { fr: ':slug', en: ':slug', de: ':slug', nl: ':slug' },
  },
  /** Reached by no path: the gateway and the shell show them in a page's place. */
  { name: 'not-found', remote: 'shell', page: 'not-found', paths: {}, indexed: false },
  { name: 'unavailable', remote: 'shell', page: 'unavailable', paths: {}, indexed: false },
] as const satisfies readonly RouteDefinition[];

export type RouteName = (typeof routes)[number]['name'];

/** The line of the table for a route. */
export function definitionOf(name: RouteName): RouteDefinition {
  const definition = routes.find((route) => route.name === name);
  if (!definition) throw new Error(`There is no route ${name}`);
  return definition;
}
