import type { Platform } from 'shared/platform';
import { StoresDocument, type StoresQuery } from './stores.generated.ts';

/** A retailer (R329). What the content system has not is undefined. */
export interface Store {
  id: string;
  name: string;
  subName?: string;
  /** The group that it belongs to and what it is, as one line. */
  kind?: string;
  address: string;
  zipCode: string;
  city: string;
  countryCode: string;
  mail?: string;
  phone?: string;
  website?: string;
  lat: number;
  lng: number;
}

/** All stores of all countries. */
export async function loadStores(platform: Platform): Promise<Store[]> {
  const { stores } = await platform.content.query(StoresDocument, {});
  return stores.map(storeOf);
}

const storeOf = (answer: StoresQuery['stores'][number]): Store => ({
  id: answer.id,
  name: answer.name,
  subName: answer.subName || undefined,
  kind: [answer.group, answer.type].filter(Boolean).join(' · ') || undefined,
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
