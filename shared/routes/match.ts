import { type Country, isLanguage, type Language, settingsOf } from '../i18n/index.ts';
import { type RemoteName, type RouteDefinition, type RouteName, routes } from './table.ts';

/** The route that an address stands for, as every page's `load` receives it. Plain data. */
export interface RouteMatch {
  name: RouteName;
  remote: RemoteName;
  page: string;
  language: Language;
  params: Record<string, string>;
  query: Record<string, string>;
  /** The path without the query, as `/fr/produits`. */
  path: string;
}

/**
 * Finds the route of an address in a country, or nothing for the not-found page (R16, C60).
 * A repeated query key keeps its first value.
 */
export function match(country: Country, address: string): RouteMatch | undefined {
  // Joined and not resolved: "//host/fr" is a path of this site, not another site.
  const url = new URL(`http://site${address.startsWith('/') ? '' : '/'}${address}`);
  const [language = '', ...rest] = url.pathname.split('/').slice(1);
  if (!isLanguage(language) || !settingsOf(country).languages.includes(language)) return undefined;
  if (rest.length > 1 && rest.at(-1) === '') rest.pop();
  for (const route of routes) {
    const params = parametersOf(route, language, rest.join('/'));
    if (params) {
      const { name, remote, page } = route;
      const query = Object.fromEntries([...url.searchParams].reverse());
      return { name, remote, page, language, params, query, path: url.pathname };
    }
  }
  return undefined;
}

function parametersOf(route: RouteDefinition, language: Language, path: string): Record<string, string> | undefined {
  const pattern = route.paths[language];
  if (pattern === undefined) return undefined;
  const expected = pattern.split('/');
  const actual = path.split('/');
  if (expected.length !== actual.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = actual[index] ?? '';
    if (segment.startsWith(':')) {
      const decoded = decode(value);
      if (!decoded) return undefined;
      params[segment.slice(1)] = decoded;
    } else if (segment !== value) return undefined;
  }
  return params;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
