import { settingsOf } from 'shared/i18n';
import type { Platform } from 'shared/platform';
import type { Place } from './find-places.ts';

/** Whether the maps service's script has come: the map brings it, after consent. */
export const isGoogleHere = (): boolean => 'google' in globalThis && typeof google.maps?.Geocoder === 'function';

/** Finds an address by the maps service; undefined where it knows none. Throws its error for everything else. */
export async function geocodeByGoogle({ country, language }: Platform, address: string): Promise<Place | undefined> {
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
