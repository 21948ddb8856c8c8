import { failure } from '../errors.ts';
import { requirePaging, withPageInfo } from '../paging.ts';
import type { Resolvers } from './resolver-types.generated.ts';

const mostStores = 5_000;
const mostNearest = 50;
const mostPlaces = 50;
/** Longer than any address. */
const longestText = 200;

/** Retailers, and the places that they are looked for at. */
export const places = {
  Query: {
    stores: (_root, _args, { sources }) => sources.stores.all(),

    storesWithin: async (_root, wanted, { sources }) => {
      requirePaging(wanted, mostStores);
      return withPageInfo(await sources.stores.within(wanted), wanted);
    },

    storesNearest: (_root, { to, limit }, { sources }) => {
      requirePaging({ limit, offset: 0 }, mostNearest);
      return sources.stores.nearest(to, limit);
    },

    places: (_root, { text, country, limit }, { sources }) => {
      requireText(text);
      requireLimit(limit);
      return sources.places.matching(text, country ?? undefined, limit);
    },

    placesLike: (_root, { text, country, limit }, { sources }) => {
      requireText(text);
      requireLimit(limit);
      return sources.places.like(text, country ?? undefined, limit);
    },

    towns: (_root, { bounds, limit }, { sources }) => {
      requireLimit(limit);
      return sources.places.largest(bounds, limit);
    },
  },

  Store: {
    country_code: ({ countryCode }) => countryCode,
    geoloc: ({ lat, lng }) => ({ lat, lng }),
  },

  Place: {
    country_code: ({ countryCode }) => countryCode,
    geoloc: ({ lat, lng }) => ({ lat, lng }),
  },
} satisfies Resolvers;

function requireText(text: string): void {
  if (text.length > longestText) throw failure('422', `text has to have ${longestText} characters at most`);
}

function requireLimit(limit: number): void {
  if (limit < 0 || limit > mostPlaces) throw failure('422', `limit has to be 0 to ${mostPlaces}`);
}
