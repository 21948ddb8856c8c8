import { type Country, isLanguage, type Language, languages, settingsOf } from '../i18n/index.ts';
import { currentRoutes, definitionOf, type Route } from './table.ts';

/** The route that an address stands for, as every page's `load` receives it. Plain data. */
export interface RouteMatch {
  name: string;
  remote: string;
  page: string;
  language: Language;
  params: Record<string, string>;
  /** Without what advertisements and newsletters add to addresses. */
  query: Record<string, string>;
  /** The path without the query, as `/fr/produits`. */
  path: string;
}

/**
 * What advertisements and newsletters add to the address of a page, one value per click: measuring reads it in the browser's
 * address. A page never gets it, or each click would be a document of its own.
 */
const ofCampaigns =
  /^(?:utm_\w+|(?:d|fb|g|ms|tt|tw|y)clk?id|gbraid|wbraid|gad_\w+|_gl|srsltid|li_fat_id|igshid|epik|mc_[ce]id|(?:mtm|pk)_\w+)$/i;

/**
 * Finds the route of an address in a country, or nothing for the not-found page.
 * A repeated query key keeps its first value.
 */
export function match(country: Country, address: string): RouteMatch | undefined {
  // Joined and not resolved: "//host/fr" is a path of this site, not another site.
  const url = new URL(`http://site${address.startsWith('/') ? '' : '/'}${address}`);
  const found = find(country, url.pathname);
  if (!found) return undefined;
  const { name, remote, page } = found.route;
  // As a key it is no data, but what objects are made of: wherever the query is copied it would do harm.
  const isRead = (key: string) => key !== '__proto__' && !ofCampaigns.test(key);
  const query = Object.fromEntries([...url.searchParams].reverse().filter(([key]) => isRead(key)));
  return { name, remote, page, language: found.language, params: found.params, query, path: url.pathname };
}

interface Found {
  route: Route;
  language: Language;
  params: Record<string, string>;
}

function find(country: Country, path: string): Found | undefined {
  const { languages: spoken, portal } = settingsOf(country);
  if (portal === 'only') return path === '/' ? portalIn(spoken[0]) : undefined;
  const [language = '', ...rest] = path.split('/').slice(1);
  // A trailing slash does not count.
  if (rest.at(-1) === '') rest.pop();
  const elsewhere = findElsewhere(`/${[language, ...rest].join('/')}`);
  if (elsewhere) return elsewhere;
  if (!isLanguage(language) || !spoken.includes(language)) return undefined;
  for (const route of currentRoutes()) {
    if (route.portal && !portal) continue;
    const params = parametersOf(route.paths[language], rest.join('/'));
    if (params) return { route, language, params };
  }
  return undefined;
}

/** The portal is the root of a host that has nothing else. */
function portalIn(language: Language = 'fr'): Found | undefined {
  const route = currentRoutes().find((candidate) => candidate.portal);
  return route && { route, language, params: {} };
}

/** The pages with a second address are found before any other, and in every country. */
function findElsewhere(path: string): Found | undefined {
  for (const route of currentRoutes()) {
    const { elsewhere = {} } = route;
    const language = languages.find((candidate) => elsewhere[candidate] === path);
    if (language) return { route, language, params: {} };
  }
  return undefined;
}

/** What a path has in the places of a pattern's parameters; undefined where it does not fit. */
export function parametersOf(pattern: string | undefined, path: string): Record<string, string> | undefined {
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

/**
 * Whether a page has the site's header and footer. The portal does not, nor does anything on a host that
 * has nothing else: all that header and footer lead to is elsewhere.
 */
export const hasChrome = (country: Country, { name }: Pick<RouteMatch, 'name'>): boolean =>
  !definitionOf(name)?.portal && settingsOf(country).portal !== 'only';

/** Whether search engines may keep a page: not where its country repeats another, nor a page of somebody's own. */
export const isIndexed = (country: Country, { name }: Pick<RouteMatch, 'name'>): boolean =>
  settingsOf(country).indexed && definitionOf(name)?.indexed !== false;
