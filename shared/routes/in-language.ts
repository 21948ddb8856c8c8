import type { Language } from '../i18n/index.ts';
import { href } from './href.ts';
import type { RouteMatch } from './match.ts';
import { type RouteDefinition, routes } from './table.ts';

/**
 * The address of the same page in another language: slugs and query are the same in all of them. Nothing where the
 * page has no path in that language, or is reached by no path at all (not found).
 */
export function addressIn({ name, params, query }: RouteMatch, language: Language): string | undefined {
  const definition: RouteDefinition | undefined = routes.find((route) => route.name === name);
  return definition?.paths[language] === undefined ? undefined : href(name, language, params, query);
}
