import { isUnanswered, minutesToWait } from 'shared/errors';
import { settingsOf } from 'shared/i18n';
import type { Platform } from 'shared/platform';
import type { Point } from '../domain/geometry.ts';
import { alternativesTo } from '../domain/place-names.ts';
import { type FoundPlaceFragment, PlacesDocument, PlacesLikeDocument } from './places.generated.ts';

/**
 * The answer to an address: its place and what else it may mean, or that it is unknown and what may be meant, or why it could not
 * be looked up.
 */
export type Geocoded =
  | { place: Place; alternatives: Place[] }
  | { problem: 'unknown'; alternatives: Place[] }
  | { problem: 'failed' }
  | { problem: 'too-often'; minutes: number };

/**
 * Finds where an address is: by the maps service where its script has been let in and has come, otherwise among the
 * towns and postal codes of the content system. Throws ContentError where that does not answer.
 */
export async function geocode(platform: Platform, address: string): Promise<Geocoded> {
  try {
    const found = isGoogleHere() ? [await geocodeByGoogle(platform, address)] : await placesMeant(platform, address);
    const [place, ...others] = found;
    if (!place) return { problem: 'unknown', alternatives: (await findPlaces(platform, address)).slice(0, askedBack) };
    return {
      place,
      alternatives: alternativesTo(
        place,
        address,
        others.filter((other) => other !== undefined),
      ),
    };
  } catch (cause) {
    if (isUnanswered(cause)) throw cause;
    // A code of the maps service, such as OVER_QUERY_LIMIT, says nothing to who searches.
    console.info('An address could not be looked up', cause);
    const minutes = minutesToWait(cause);
    return minutes ? { problem: 'too-often', minutes } : { problem: 'failed' };
  }
}

/** How many places are asked back. */
const askedBack = 5;

/** Whether the script of the maps service is loaded: the map loads it, after consent. */
const isGoogleHere = (): boolean => 'google' in globalThis && typeof google.maps?.Geocoder === 'function';

/** Finds an address by the maps service; undefined where it knows none. Throws its error for everything else. */
async function geocodeByGoogle({ country, language }: Platform, address: string): Promise<Place | undefined> {
  const request = { address, language, region: settingsOf(country).region };
  try {
    const { results } = await new google.maps.Geocoder().geocode(request);
    const [best] = results;
    if (!best) return undefined;
    const { formatted_address: label, geometry } = best;
    return { label, text: label, ...geometry.location.toJSON() };
  } catch (cause) {
    if (typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'ZERO_RESULTS')
      return undefined;
    throw cause;
  }
}

/** A place that a text may mean. */
export interface Place extends Point {
  /** As `69003 Lyon`; of another country than the host's with its name, as `Gent, Belgique`. */
  label: string;
  /** The region that tells it from others of its name. */
  region?: string;
  /** What finds it again, and no other of its name. */
  text: string;
  /** Of a region, an island and the like: within so many km of its middle it lies. */
  reach?: number;
}

/** The places that a text means; none where that were a guess, or for a text too short to mean any. */
const placesMeant = (platform: Platform, text: string): Promise<Place[]> =>
  inWords(platform, text, async (wanted) => (await platform.content.query(PlacesDocument, wanted)).places);

/** The places that a text may mean, or that begin with it, the likeliest first; none for a text too short to mean any. */
export const findPlaces = (platform: Platform, text: string): Promise<Place[]> =>
  inWords(platform, text, async (wanted) => (await platform.content.query(PlacesLikeDocument, wanted)).placesLike);

async function inWords(
  { country, locale }: Platform,
  text: string,
  ask: (wanted: { text: string; country: string }) => Promise<readonly FoundPlaceFragment[]>,
): Promise<Place[]> {
  const here = settingsOf(country).region;
  if (text.trim().length < 2) return [];
  const places = await ask({ text: text.trim().slice(0, 200), country: here });
  const countryNames = new Intl.DisplayNames(locale, { type: 'region' });
  const found = places.map(({ name, zipCode, region, country_code, geoloc: { lat, lng }, radius }) => {
    const town = zipCode ? `${zipCode} ${name}` : name;
    const abroad = country_code === here ? undefined : countryNames.of(country_code);
    const label = written(town, abroad);
    const inFull = written(town, region, abroad);
    return { label, region: region ?? undefined, inFull, lat, lng, reach: radius ?? undefined };
  });
  const isOnly = (label: string) => found.filter((other) => other.label === label).length === 1;
  return found.map(({ inFull, ...place }) => ({ ...place, text: isOnly(place.label) ? place.label : inFull }));
}

const written = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');
