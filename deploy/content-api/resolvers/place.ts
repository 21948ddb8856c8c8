import type { PlaceRecord } from '../sources/index.ts';

export const Place = {
  country_code: ({ countryCode }: PlaceRecord) => countryCode,
  geoloc: ({ lat, lng }: PlaceRecord) => ({ lat, lng }),
};
