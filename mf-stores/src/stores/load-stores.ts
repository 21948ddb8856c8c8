import type { Platform } from 'shared/platform';
import type { Retailer } from 'shared/seo';
import type { Bounds, Point } from '../domain/geometry.ts';
import { type StoreFragment, StoresDocument, StoresNearestDocument, StoresWithinDocument } from './stores.generated.ts';

/** A retailer. Fields that the content system does not have are undefined. */
export interface Store extends Retailer {
  id: string;
  subName?: string;
  /** The group that it belongs to and what it is, as one line. */
  kind?: string;
  /** Where it is not the page's. */
  kindLanguage?: string;
}

/** All stores of all countries. */
export async function loadStores(platform: Platform): Promise<Store[]> {
  const { stores } = await platform.content.query(StoresDocument, {});
  return stores.map(storeOf);
}

interface AreaQuery {
  bounds: Bounds;
  /** The nearest to it come first; otherwise they come by zip code. */
  near?: Point;
  /** The country whose stores come first then, ISO 3166-1. */
  country: string;
  /** The middle of that country, from which its neighbours come by distance. */
  middle?: Point;
  limit: number;
}

/** The first stores within bounds, in order, and how many there are in all. */
export async function loadStoresWithin(
  { content }: Pick<Platform, 'content'>,
  { near, ...area }: AreaQuery,
): Promise<{ stores: Store[]; total: number }> {
  const to = near && { lat: near.lat, lng: near.lng };
  const { storesWithin } = await content.query(StoresWithinDocument, { ...area, near: to });
  return { stores: storesWithin.items.map(storeOf), total: storesWithin.pageInfo.totalCount };
}

/** The places of the stores nearest to a point, however far away. */
export async function nearestStores(
  { content }: Pick<Platform, 'content'>,
  { lat, lng }: Point,
  limit: number,
): Promise<readonly Point[]> {
  const { storesNearest } = await content.query(StoresNearestDocument, { to: { lat, lng }, limit });
  return storesNearest.map(({ geoloc }) => geoloc);
}

const storeOf = (answer: StoreFragment): Store => ({
  id: answer.id,
  name: answer.name,
  subName: answer.subName || undefined,
  kind: [answer.group, answer.type].filter(Boolean).join(' · ') || undefined,
  kindLanguage: answer.typeLanguage ?? undefined,
  address: answer.address,
  zipCode: answer.zipCode,
  city: answer.city,
  countryCode: answer.country_code,
  mail: answer.mail || undefined,
  phone: answer.phone || undefined,
  website: isWebAddress(answer.website) ? answer.website : undefined,
  lat: answer.geoloc.lat,
  lng: answer.geoloc.lng,
});

/** A link to anything but a page of the web could run as a script. */
const isWebAddress = (address?: string | null): address is string => /^https?:\/\//i.test(address ?? '');
