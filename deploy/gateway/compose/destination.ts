import type { FastifyRequest } from 'fastify';
import { type Country, isLanguage, type Language, settingsOf } from 'shared/i18n';
import {
  addressOf,
  beginsWithWord,
  definitionOf,
  href,
  match,
  movedPath,
  type RouteMatch,
  redirectFor,
} from 'shared/routes';
import type { Bearers } from '../session/bearers.ts';
import type { Visitor } from './visitor.ts';

/** Where an address leads: to a page, or to another address of this site. */
export type Destination =
  | { redirect: string; status: 301 | 302 }
  | { redirect?: undefined; status: 200 | 404; route: RouteMatch };

/** The languages that a request names. */
interface VisitorLanguages {
  /** The one of the last visit; any text. */
  last?: string;
  /** Those that the browser asks for, best first. */
  accepted?: readonly Language[];
}

/**
 * Finds the page of an address (path and query) in a country. The path decides the language; the visitor's last language
 * counts on "/" only, and no deep link is ever redirected by it. A known path without its language, with a trailing slash, in
 * capitals, or by a former name is redirected for good (301) to the one address that the page has.
 */
export function destinationOf(country: Country, address: string, visitor: VisitorLanguages = {}): Destination {
  // Databases refuse texts with the character zero.
  const [path = '/', query] = address.replaceAll(/%00|\0/g, '').split(/\?(.*)/s, 2);
  const search = query ? `?${query}` : '';
  if (path === '/') return rootOf(country, search, visitor);
  const plain = withoutDots(path);
  if (plain !== path) {
    const there = destinationOf(country, `${plain}${search}`, visitor);
    return there.status === 200 ? { redirect: `${plain}${search}`, status: 301 } : there;
  }
  // "//host/fr" and "/\host/fr" would be read as an address of another site.
  const moved = movedPath(country, path);
  const route = /^\/[/\\]/.test(path) ? undefined : match(country, `${moved ?? path}${search}`);
  const lower = route && isKnown(route) ? undefined : lowerCased(country, path);
  if (lower) return { redirect: `${lower}${search}`, status: 301 };
  if (route && !moved && !route.path.endsWith('/')) return { route, status: 200 };
  const known = route ? withoutSlash(route.path) : knownPath(country, path);
  if (known) return { redirect: `${known}${search}`, status: 301 };
  return { route: notFound(languageOf(country, path), path), status: 404 };
}

/**
 * "/" leads home in the language of the last visit; it shows the portal itself where it is the only page, and
 * speaks the language that the browser asks for.
 */
function rootOf(country: Country, search: string, { last, accepted = [] }: VisitorLanguages): Destination {
  const { languages } = settingsOf(country);
  const language = languages.find((candidate) => candidate === last) ?? defaultLanguage(country);
  const portal = match(country, `/${search}`);
  if (!portal) return { redirect: `/${language}${search}`, status: 302 };
  const wanted = accepted.find((candidate) => languages.includes(candidate));
  return { route: { ...portal, language: wanted ?? language }, status: 200 };
}

/** The address of a page whose language was left out of its path, in the first language that knows the path. */
function knownPath(country: Country, path: string): string | undefined {
  const { languages, portal } = settingsOf(country);
  // Its home button, on the not-found page of a portal, leads to the portal.
  if (portal === 'only') return languages.some((language) => path === `/${language}`) ? '/' : undefined;
  for (const language of languages) {
    const prefixed = `/${language}${path}`;
    const route = match(country, movedPath(country, prefixed) ?? prefixed);
    if (route?.language === language && isKnown(route)) return withoutSlash(route.path);
  }
  return undefined;
}

/** The address that `/FR/Produits` is meant for. A personal slug, which is a secret, is not lowercased. */
function lowerCased(country: Country, path: string): string | undefined {
  const lower = path.toLowerCase();
  const meant = lower === path || /^\/[/\\]/.test(path) ? undefined : match(country, lower);
  if (!meant || (isSlugAlone(meant) && path.split('/')[1] === meant.language)) return undefined;
  const slug = path.split('/').at(-1);
  const { personal } = definitionOf(meant.name) ?? {};
  return addressOf(meant.name, meant.language, personal && slug ? { slug: decodeURIComponent(slug) } : meant.params);
}

/** The path without steps as `.` and `..`, encoded ones too, as browsers send it; one that would lead to another site stays. */
function withoutDots(path: string): string {
  if (!/[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i.test(path) || /[/\\]{2}|^[^/]/.test(path)) return path;
  const { pathname } = new URL(path, 'http://localhost');
  return pathname.startsWith('//') ? path : pathname;
}

const withoutSlash = (path: string): string => path.replace(/\/+$/, '') || '/';

/** The not-found page, which shows in the place of any page that has nothing to show. */
export const notFound = (language: Language, path: string): RouteMatch => ({
  name: 'not-found',
  remote: 'shell',
  page: 'not-found',
  language,
  params: {},
  query: {},
  path,
});

/** A path names a page only where it begins with a word of the route table. */
const isKnown = beginsWithWord;

const isSlugAlone = ({ name, language }: RouteMatch): boolean =>
  definitionOf(name)?.paths[language]?.startsWith(':') === true;

const defaultLanguage = (country: Country): Language => settingsOf(country).languages[0] ?? 'fr';

function languageOf(country: Country, path: string): Language {
  const first = path.split('/')[1] ?? '';
  return isLanguage(first) && settingsOf(country).languages.includes(first) ? first : defaultLanguage(country);
}

/** Where an address leads a visitor: some pages are for those with an account only, or for those without one. */
export async function destinationFor(
  request: FastifyRequest,
  address: string,
  { country, language, accepted }: Visitor,
  bearers: Bearers,
): Promise<Destination> {
  const destination = destinationOf(country, address, { last: language, accepted });
  if (destination.redirect !== undefined) return destination;
  const { route } = destination;
  if (!redirectFor(route.name, true) && !redirectFor(route.name, false)) return destination;
  // A page could not load what it shows for a session that ended a moment ago; a form that comes again may have ended it itself.
  const isForm = request.method === 'POST' && redirectFor(route.name, false);
  const { signedIn } = isForm ? await bearers.own(request) : await bearers.of(request, { askedAnew: true });
  const instead = redirectFor(route.name, signedIn);
  return instead ? { redirect: href(instead, route.language), status: 302 } : destination;
}
