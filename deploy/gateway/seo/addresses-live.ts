import { type AddressLive, addressHere } from 'shared/head';
import type { Country } from 'shared/i18n';
import { definitionOf, isIndexed } from 'shared/routes';
import { withRoutes } from 'shared/routes/on-server';
import { chooseComposition } from '../compose/choose-composition.ts';
import { type Composed, type ComposedRoutes, routesOf } from '../compose/composition.ts';
import type { Snapshot } from '../releases/snapshot.ts';

/**
 * The addresses for `hreflang`: where each country has a page that search engines may index, by what is live there for
 * everybody.
 */
export function addressesLive(snapshot: Pick<Snapshot, 'liveFor'>): AddressLive {
  const known = new Map<Country, { composed: Composed; routes: ComposedRoutes }>();

  function liveIn(country: Country) {
    const composed = chooseComposition(snapshot, { country, bucket: undefined });
    const live = { composed, routes: routesOf(composed) };
    known.set(country, live);
    return live;
  }

  return (country, page, language) => {
    const { composed, routes } = known.get(country) ?? liveIn(country);
    return withRoutes(routes.table, () => {
      const { remote = '', page: given = '' } = definitionOf(page.name) ?? {};
      const isGiven = composed[remote]?.manifest.pages[given] !== undefined;
      return isGiven && isIndexed(country, page) ? addressHere(country, page, language) : undefined;
    });
  };
}
