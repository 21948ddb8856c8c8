import type { TFunction } from 'i18next';
import { settingsOf } from 'shared/i18n';
import type { Platform } from 'shared/platform';
import { hrefIn } from 'shared/routes';
import { NearestRetailerDocument, PlaceOfVisitorDocument } from './retailer.generated.ts';

/** What paper says of a retailer; `url` is what it leads to. */
export interface Retailer {
  label: string;
  text: string;
  url: string;
  /** Whether it is the nearest to a place, and not all of them. */
  isNearest?: boolean;
}

/** The page where all stores are searched. */
export function allRetailers({ origin, country, language }: Platform, t: TFunction): Retailer {
  const url = `${origin}${hrefIn(country, 'store-locator', language)}`;
  return { label: t('printable.retailers'), text: url.replace(/^https?:\/\//, ''), url };
}

/** The retailer that is nearest to a place; all of them where nobody knows the place. Throws ContentError. */
export async function retailerNear(platform: Platform, t: TFunction, text: string): Promise<Retailer> {
  const { content, country } = platform;
  const asked = { text, country: settingsOf(country).region };
  const [place] = text ? (await content.query(PlaceOfVisitorDocument, asked)).places : [];
  const { lat = 0, lng = 0 } = place?.geoloc ?? {};
  const [store] = place ? (await content.query(NearestRetailerDocument, { to: { lat, lng } })).storesNearest : [];
  const all = allRetailers(platform, t);
  if (!store) return all;
  const { name, address, zipCode, city, phone } = store;
  const said = [name, address, `${zipCode} ${city}`, phone].filter(Boolean).join(', ');
  return { label: t('printable.nearest'), text: said, url: all.url, isNearest: true };
}
