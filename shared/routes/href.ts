import { type Country, catchAllCountry, type Language, settingsOf } from '../i18n/index.ts';
import { match, type RouteMatch } from './match.ts';
import type { LinkTo, Query, RouteName } from './names.ts';
import { definitionOf } from './table.ts';

/**
 * The address of a route in a language, as `/fr/produits?page=2`: `href('product', 'fr', { slug })`. What a page takes is known
 * to the compiler. A page that is not live, or has no path in the language, gives way to its home, so that a link is never dead.
 * Empty query values are left out.
 */
export function href<Name extends RouteName>(name: Name, language: Language, ...to: LinkTo<Name>): string;
export function href(name: string, language: Language, params?: Params, query?: Query): string {
  return addressOf(name, language, params, query);
}

type Params = Readonly<Record<string, string>>;

/** The same for the name of any page, as one finds it in a match. */
export function addressOf(name: string, language: Language, params: Params = {}, query: Query = {}): string {
  const pattern = definitionOf(name)?.paths[language] ?? '';
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  ).toString();
  return `/${language}${path && `/${path}`}${search && `?${search}`}`;
}

/**
 * The address of a page on the host of a country. The two pages that are shown in English everywhere lead on to
 * their second address there, and to other pages in the country's first language.
 */
export function hrefIn<Name extends RouteName>(
  country: Country,
  name: Name,
  language: Language,
  ...to: LinkTo<Name>
): string;
export function hrefIn(country: Country, name: string, language: Language, params?: Params, query?: Query): string {
  const { languages } = settingsOf(country);
  if (languages.includes(language)) return addressOf(name, language, params, query);
  const there = definitionOf(name)?.elsewhere?.[language];
  const [path = '', search] = addressOf(name, languages[0] ?? language, params, query).split('?');
  return `${there ?? path}${search ? `?${search}` : ''}`;
}

/**
 * The address of the same page in another language: slugs and query are the same in all of them. Nothing where the
 * page has no path in that language, or is reached by no path at all (not found).
 */
export function addressIn(
  { name, params, query }: Pick<RouteMatch, 'name' | 'params' | 'query'>,
  language: Language,
): string | undefined {
  return definitionOf(name)?.paths[language] === undefined ? undefined : addressOf(name, language, params, query);
}

/**
 * A link as it has to be on the host of a country: to the same page in the country's first language where the country has
 * not got the link's own. Other sites' addresses stay as they are.
 */
export function linkIn(country: Country, url: string): string {
  const [language] = settingsOf(country).languages;
  if (!language || !url.startsWith('/') || match(country, url)) return url;
  const elsewhere = match(catchAllCountry, url);
  const [, place = ''] = /(#.*)$/.exec(url) ?? [];
  return (elsewhere && addressIn(elsewhere, language)?.concat(place)) ?? url;
}
