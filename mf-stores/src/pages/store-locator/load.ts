import { settingsOf } from 'shared/i18n';
import type { Platform } from 'shared/platform';
import type { PageContext } from 'shared/remote';
import { href, pageOf } from 'shared/routes';
import { breadcrumbList, loadSeo, store } from 'shared/seo';
import { type Bounds, isInside } from '../../domain/geometry.ts';
import { byNearest, byZip, type Order, orderOf } from '../../domain/order.ts';
import { type Radius, radiusOf } from '../../domain/radius.ts';
import { searchArea, widenedCount } from '../../domain/search-area.ts';
import { anchorOf } from '../../domain/store-links.ts';
import { boundsOfView, firstView } from '../../domain/views.ts';
import type ownTexts from '../../locales/fr.json';
import type { Place } from '../../places/find-places.ts';
import { geocode } from '../../places/geocode.ts';
import { loadStoresWithin, nearestStores, type Store } from '../../stores/load-stores.ts';

const path = '/page/store-locator';

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
  /** What else the text may mean. */
  alternatives?: Place[];
}

/** No page has more; more than a reader goes through. */
const mostStores = 5_000;

/** The stores that the list begins with are all that the page carries; a browser gets the others with its map. */
export async function load({ platform, route: { query, path: address }, texts }: PageContext<typeof ownTexts>) {
  const { language } = platform;
  const page = pageOf(query.page);
  const limit = Math.min(page * storesPerPage, mostStores);
  const [seo, found, { breadcrumb }] = await Promise.all([
    loadSeo(platform, path),
    findStores(platform, query, limit),
    texts,
  ]);
  const steps = [
    { label: breadcrumb.home, url: href('home', language) },
    { label: seo.title, language: seo.titleLanguage },
  ];
  const structured = [
    ...found.stores.slice(-storesPerPage).map((one) => store(platform, one, `${address}#${anchorOf(one.id)}`)),
    breadcrumbList(platform, steps),
  ];
  return { seo, structured, path, steps, page, ...found };
}

/** What an address asks for: where that is, and the stores there that the list begins with. */
async function findStores(platform: Platform, query: Record<string, string>, limit: number) {
  const geocoded = query.place ? await geocode(platform, query.place) : undefined;
  const place = geocoded && 'place' in geocoded ? geocoded.place : undefined;
  const problem = geocoded && 'problem' in geocoded ? geocoded : undefined;
  const radius = radiusOf(query.radius);
  const order = orderOf(query.order, Boolean(place));
  const alternatives = geocoded && 'place' in geocoded ? geocoded.alternatives : undefined;
  const search: Search = { text: query.place ?? '', radius, order, place, alternatives };
  const area = place
    ? searchArea(place, radius, await nearestStores(platform, place, widenedCount))
    : { bounds: boundsOfView(firstView(platform.country, false), usualMap) };
  const { stores, total } = await loadStoresWithin(platform, {
    bounds: area.bounds,
    near: order === 'nearest' ? place : undefined,
    country: settingsOf(platform.country).region,
    limit,
  });
  return { search, problem, area, stores, total };
}

interface Arrangement {
  order: Order;
  place?: Place;
  /** The host's country, ISO 3166-1. */
  here: string;
}

/** The stores of the list: those within bounds, in the order that was chosen (R321, C41). */
export function storesIn(stores: readonly Store[], bounds: Bounds, { order, place, here }: Arrangement): Store[] {
  const inside = stores.filter((one) => isInside(bounds, one));
  return order === 'nearest' && place ? byNearest(inside, place) : byZip(inside, here);
}
