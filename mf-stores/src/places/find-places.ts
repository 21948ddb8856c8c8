import { settingsOf } from 'shared/i18n';
import type { Platform } from 'shared/platform';
import type { Point } from '../domain/geometry.ts';
import { PlacesDocument } from './places.generated.ts';

/** A place that a text may mean. */
export interface Place extends Point {
  /** As `69003 Lyon`; of another country than the host's with its name, as `Gent, Belgique`. */
  label: string;
  /** The region that tells it from others of its name. */
  region?: string;
  /** What finds it again, and no other of its name. */
  text: string;
}

/** The places that a text may mean, or that begin with it, the likeliest first; none for a text too short to mean any. */
export async function findPlaces(platform: Platform, text: string): Promise<Place[]> {
  const { country, locale, content } = platform;
  const here = settingsOf(country).region;
  if (text.trim().length < 2) return [];
  const { places } = await content.query(PlacesDocument, { text: text.trim().slice(0, 200), country: here });
  const countryNames = new Intl.DisplayNames(locale, { type: 'region' });
  const found = places.map(({ name, zipCode, region, country_code, geoloc: { lat, lng } }) => {
    const town = zipCode ? `${zipCode} ${name}` : name;
    const abroad = country_code === here ? undefined : countryNames.of(country_code);
    const label = written(town, abroad);
    return { label, region: region ?? undefined, inFull: written(town, region, abroad), lat, lng };
  });
  const isOnly = (label: string) => found.filter((other) => other.label === label).length === 1;
  return found.map(({ inFull, ...place }) => ({ ...place, text: isOnly(place.label) ? place.label : inFull }));
}

const written = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');
