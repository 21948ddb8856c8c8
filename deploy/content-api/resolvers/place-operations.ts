import type { Context } from '../context.ts';
import { failure } from '../errors.ts';
import type { Bounds } from '../places/bounds.ts';

const maximum = 50;
/** Longer than any address. */
const maximumLength = 200;

export const placeQueries = {
  places: (_root: unknown, args: { text: string; country?: string | null; limit: number }, { sources }: Context) => {
    const { text, country, limit } = args;
    requireLimit(limit);
    if (text.length > maximumLength) throw failure('422', `text has to have ${maximumLength} characters at most`);
    return sources.places.matching(text, country ?? undefined, limit);
  },

  towns: (_root: unknown, { bounds, limit }: { bounds: Bounds; limit: number }, { sources }: Context) => {
    requireLimit(limit);
    return sources.places.largest(bounds, limit);
  },
};

function requireLimit(limit: number): void {
  if (limit < 0 || limit > maximum) throw failure('422', `limit has to be 0 to ${maximum}`);
}
