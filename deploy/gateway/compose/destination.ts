import { type Country, isLanguage, type Language, settingsOf } from 'shared/i18n';
import { match, type RouteMatch } from 'shared/routes';

/** Where an address leads: to a page, or to another address of this site. */
export type Destination =
  | { redirect: string; status: 301 | 302 }
  | { redirect?: undefined; status: 200 | 404; route: RouteMatch };

/**
 * Finds the page of an address (path and query) in a country. The path decides the language; the visitor's last language
 * counts on "/" only, and no deep link is ever redirected by it (C9). A known path without its language, or with a slash
 * at its end, moves for good to the one address that the page has (C2).
 */
export function destinationOf(country: Country, address: string, lastLanguage?: string): Destination {
  const [path = '/', query] = address.split(/\?(.*)/s, 2);
  const search = query ? `?${query}` : '';
  const { languages } = settingsOf(country);
  if (path === '/') {
    const language = languages.find((candidate) => candidate === lastLanguage) ?? defaultLanguage(country);
    return { redirect: `/${language}${search}`, status: 302 };
  }
  // "//host/fr" and "/\host/fr" would be read as an address of another site.
  const route = /^\/[/\\]/.test(path) ? undefined : match(country, address);
  if (route?.path.endsWith('/')) return { redirect: `${route.path.replace(/\/+$/, '')}${search}`, status: 301 };
  if (route) return { route, status: 200 };
  const unprefixed = languages.map((language) => match(country, `/${language}${path}`)).find(isFixedPath);
  if (unprefixed) return { redirect: `${unprefixed.path}${search}`, status: 301 };
  return { route: notFound(languageOf(country, path), path), status: 404 };
}

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

/** Any word fits a path that is a slug alone: only a path that is written in the table says that a page is meant. */
const isFixedPath = (route: RouteMatch | undefined): boolean =>
  route !== undefined && Object.keys(route.params).length === 0 && !route.path.endsWith('/');

const defaultLanguage = (country: Country): Language => settingsOf(country).languages[0] ?? 'fr';

function languageOf(country: Country, path: string): Language {
  const first = path.split('/')[1] ?? '';
  return isLanguage(first) && settingsOf(country).languages.includes(first) ? first : defaultLanguage(country);
}
