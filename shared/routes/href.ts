import { type Country, type Language, settingsOf } from '../i18n/index.ts';
import { definitionOf } from './current.ts';
import type { RouteName } from './names.ts';

/**
 * The address of a route in a language, as `/fr/produits?page=2`. A page that is not live, or has no path in the language, gives
 * way to its home, so that a link is never dead. Empty query values are left out.
 */
export function href(
  name: RouteName,
  language: Language,
  params: Record<string, string> = {},
  query: Record<string, string | undefined> = {},
): string {
  return addressOf(name, language, params, query);
}

/** The same for the name of any page, as one finds it in a match. */
export function addressOf(
  name: string,
  language: Language,
  params: Record<string, string> = {},
  query: Record<string, string | undefined> = {},
): string {
  const pattern = definitionOf(name)?.paths[language] ?? '';
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  ).toString();
  return `/${language}${path && `/${path}`}${search && `?${search}`}`;
}

/** The full name of a route in a locale, `{locale}-{name}` (R42, C3). */
export const routeName = (name: RouteName, language: Language): string => `${language}-${name}`;

/**
 * The address of a page on the host of a country. The two pages that are shown in English everywhere (C4) lead on to
 * their second address there, and to other pages in the country's first language (C60).
 */
export function hrefIn(country: Country, ...[name, language, params, query]: Parameters<typeof href>): string {
  const { languages } = settingsOf(country);
  if (languages.includes(language)) return href(name, language, params, query);
  const there = definitionOf(name)?.elsewhere?.[language];
  const [path = '', search] = href(name, languages[0] ?? language, params, query).split('?');
  return `${there ?? path}${search ? `?${search}` : ''}`;
}
