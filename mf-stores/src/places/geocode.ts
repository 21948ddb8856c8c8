import type { Platform } from 'shared/platform';
import { alternativesTo } from '../domain/alternatives.ts';
import { findPlaces, type Place } from './find-places.ts';
import { geocodeByGoogle, isGoogleHere } from './geocode-by-google.ts';

/** What came of looking for an address: where it is and what else it may mean, or that nobody knows it, or why it could not be asked. */
export type Geocoded =
  | { place: Place; alternatives: Place[] }
  | { problem: 'unknown' }
  | { problem: 'failed'; reason: string };

/**
 * Finds where an address is: by the maps service where its script has been let in and has come, otherwise among the
 * towns and postal codes of the content system (C58).
 */
export async function geocode(platform: Platform, address: string): Promise<Geocoded> {
  try {
    const found = isGoogleHere() ? [await geocodeByGoogle(platform, address)] : await findPlaces(platform, address);
    const [place, ...others] = found;
    if (!place) return { problem: 'unknown' };
    return {
      place,
      alternatives: alternativesTo(
        place,
        address,
        others.filter((other) => other !== undefined),
      ),
    };
  } catch (cause) {
    return { problem: 'failed', reason: reasonOf(cause) };
  }
}

/** The maps service's errors carry a word for it, as OVER_QUERY_LIMIT (R328). */
function reasonOf(cause: unknown): string {
  console.info('An address could not be looked up', cause);
  if (typeof cause === 'object' && cause !== null && 'code' in cause) return String(cause.code);
  return cause instanceof Error ? cause.name : String(cause);
}
