import { settingsOf } from 'shared/i18n';
import type { Platform } from 'shared/platform';
import { type Bounds, isInside } from '../../domain/geometry.ts';
import { byNearest, byZip, type Order, orderOf } from '../../domain/order.ts';
import { type Radius, radiusOf, searchArea, widenedCount } from '../../domain/search-area.ts';
import { boundsOfView, firstView } from '../../domain/views.ts';
import { geocode, type Place } from '../../places/geocode.ts';
import { loadStoresWithin, nearestStores, type Store } from '../../stores/load-stores.ts';

/** How many stores the list begins with, and grows by. */
export const storesPerPage = 24;

/** The size in px of a map on a usual screen: the server has none. */
const usualMap = { width: 800, height: 640 };

/** What is looked for, as the address says it and the form holds it. */
export interface Search {
  text: string;
  radius: Radius;
  order: Order;
  /** Where that is, if it is known. */
  place?: Place;
  /** What else the text may mean, or what it may mean where it is unknown. */
  alternatives?: Place[];
}

/** What an address asks for: where that is, and the stores there that the list begins with. */
export async function findStores(platform: Platform, query: Record<string, string>, limit: number) {
  const geocoded = query.place ? await geocode(platform, query.place) : undefined;
  const place = geocoded && 'place' in geocoded ? geocoded.place : undefined;
  const alternatives = geocoded && 'alternatives' in geocoded ? geocoded.alternatives : undefined;
  const problem = geocoded && 'problem' in geocoded ? geocoded : undefined;
  const radius = radiusOf(query.radius);
  const order = orderOf(query.order, Boolean(place));
  const search: Search = { text: query.place ?? '', radius, order, place, alternatives };
  const area = place
    ? searchArea(place, radius, await nearestStores(platform, place, widenedCount))
    : { bounds: boundsOfView(firstView(platform.country, false), usualMap) };
  const { stores, total } = await loadStoresWithin(platform, {
    bounds: area.bounds,
    near: order === 'nearest' ? place : undefined,
    ...countryOf(platform, place),
    limit,
  });
  return { search, problem, area, stores, total };
}

/** What the page carries to the browser; `page` is the number of pages of the list that the address asks for. */
export type Found = Awaited<ReturnType<typeof findStores>> & { page: number };

/** The host's country, ISO 3166-1, and where nobody looks for a place its middle, to which its neighbours are near. */
const countryOf = ({ country }: Pick<Platform, 'country'>, place?: Place) => ({
  country: settingsOf(country).region,
  middle: place ? undefined : firstView(country, false).centre,
});

/** The stores of the list: those within bounds, in the order that was chosen. */
export function storesIn(
  platform: Pick<Platform, 'country'>,
  stores: readonly Store[],
  bounds: Bounds,
  { order, place }: Search,
): Store[] {
  const inside = stores.filter((one) => isInside(bounds, one));
  const { country, middle } = countryOf(platform, place);
  return order === 'nearest' && place ? byNearest(inside, place) : byZip(inside, country, middle);
}
