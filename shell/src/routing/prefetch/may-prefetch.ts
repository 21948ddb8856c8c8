import type { Country } from 'shared/i18n';
import { definitionOf, match, type RouteMatch } from 'shared/routes';
import { addressOfLink } from '../links.ts';

/** What a browser says of its connection; few say more than whether there is one. */
export interface Line {
  onLine: boolean;
  connection?: { type?: string; saveData?: boolean; effectiveType?: string };
}

/** Nothing is fetched ahead on 2g, for a reader who saves data, or offline (R55). */
export const lineAllows = ({ onLine, connection }: Line): boolean =>
  onLine && !connection?.saveData && !connection?.effectiveType?.endsWith('2g');

/**
 * The page that a link leads to, where it may be fetched ahead: another page in the same language that is nobody's own
 * (accounts, logging out), and whose link is not marked `nofollow`.
 */
export function addressAhead(link: HTMLAnchorElement, country: Country, here: RouteMatch): string | undefined {
  if (link.relList.contains('nofollow')) return undefined;
  const address = addressOfLink(link, country)?.replace(/#.*/, '');
  const route = address === undefined ? undefined : match(country, address);
  if (!route || definitionOf(route.name)?.personal || route.language !== here.language) return undefined;
  return address === `${location.pathname}${location.search}` ? undefined : address;
}
