import type { StoreRecord } from '../sources/index.ts';
import { localised } from './localised.ts';

export const Store = {
  type: localised('type'),
  country_code: ({ countryCode }: StoreRecord) => countryCode,
  geoloc: ({ lat, lng }: StoreRecord) => ({ lat, lng }),
};
