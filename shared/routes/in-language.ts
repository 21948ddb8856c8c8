import type { Language } from '../i18n/index.ts';
import { href } from './href.ts';
import type { RouteMatch } from './match.ts';
import { definitionOf } from './table.ts';

/**
 * The address of the same page in another language: slugs and query are the same in all of them. Nothing where the
 * page has no path in that language, or is reached by no path at all (not found).
 */
export function addressIn(
  { name, params, query }: Pick<RouteMatch, 'name' | 'params' | 'query'>,
  language: Language,
): string | undefined {
  return definitionOf(name).paths[language] === undefined ? undefined : href(name, language, params, query);
}
