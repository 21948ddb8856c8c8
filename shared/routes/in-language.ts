import { type Country, catchAllCountry, type Language, settingsOf } from '../i18n/index.ts';
import { definitionOf } from './current.ts';
import { addressOf } from './href.ts';
import { match, type RouteMatch } from './match.ts';

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
 * not got the link's own (C4, C60). Other sites' addresses stay as they are.
 */
export function linkIn(country: Country, url: string): string {
  const [language] = settingsOf(country).languages;
  if (!language || !url.startsWith('/') || match(country, url)) return url;
  const elsewhere = match(catchAllCountry, url);
  const [, place = ''] = /(#.*)$/.exec(url) ?? [];
  return (elsewhere && addressIn(elsewhere, language)?.concat(place)) ?? url;
}
