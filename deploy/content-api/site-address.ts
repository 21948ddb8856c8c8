import './own-routes.ts';
import type { Language } from '../../shared/i18n/index.ts';
import { href, type RouteName } from '../../shared/routes/index.ts';

/** Pages with a route of their own; every other `/page/{slug}` is a generic page. */
const namedPages: Record<string, RouteName> = {
  'page-daccueil': 'home',
  portal: 'portal',
  contact: 'contact',
  'store-locator': 'store-locator',
  login: 'login',
  'lost-password': 'lost-password',
  'reset-password': 'reset-password',
  'my-account': 'my-account',
  wishlist: 'wishlist',
  logout: 'logout',
  project: 'project',
  search: 'search',
};

/** The route that shows a page of the content system by its name; undefined where that is the route of generic pages. */
export const routeOfPage = (name: string): RouteName | undefined =>
  Object.hasOwn(namedPages, name) ? namedPages[name] : undefined;

const overviews: Record<string, RouteName> = {
  product: 'overview-product',
  collection: 'overview-collection',
  inspiration: 'overview-inspiration',
  article: 'journal',
};
const details: Record<string, RouteName> = {
  product: 'product',
  collection: 'collection',
  inspiration: 'inspiration',
  article: 'article',
  page: 'page',
  cms: 'cms',
};

/** Editors paste links with these in front (R46); the visitor's own language decides (C10). */
const pastedLocale = /^\/(?:fr(?:-BE|-LU)?|nl-(?:BE|NL))(?=\/)/;

/**
 * The address on the site of a path of the content system, in a language: `/product/line-120` becomes
 * `/nl/producten/line-120` (R47). Query and fragment stay. Addresses elsewhere are left as they are.
 */
export function siteAddress(path: string, language: Language): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  const address = path.replace(pastedLocale, '');
  if (!URL.canParse(address, 'http://content')) return path;
  const { pathname, search, hash } = new URL(address, 'http://content');
  const [, kind = '', slug = '', ...rest] = pathname.split('/');
  const named = kind === 'overview' ? overviews[slug] : kind === 'page' ? namedPages[slug] : undefined;
  const route = named ?? details[kind];
  const text = decoded(slug);
  if (!route || !text || rest.length > 0) return path;
  return href(route, language, named ? {} : { slug: text }) + search + hash;
}

/** Undefined where an editor has written a `%` that stands for no character. */
function decoded(slug: string): string | undefined {
  try {
    return decodeURIComponent(slug);
  } catch {
    return undefined;
  }
}

/** The same for every link inside sanitised HTML, whose attributes are always in double quotes. */
export const withSiteAddresses = (html: string, language: Language): string =>
  html.replace(/ href="(\/[^"]*)"/g, (_, path: string) => ` href="${siteAddress(path, language)}"`);
