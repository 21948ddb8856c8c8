import type { StoreType } from './store-types.ts';

/** A retailer of the demonstration brand. */
export interface StoreRecord {
  /** Unique within its country. */
  id: string;
  name: string;
  subName?: string;
  /** The chain that it belongs to. */
  group?: string;
  type: StoreType;
  address: string;
  zipCode: string;
  city: string;
  /** As it is dialled in its own country; none that anybody could answer. */
  phone?: string;
  /** Its domain under `.example`; those without one have no mail and no website. */
  domain?: string;
  /** Latitude and longitude of its part of the town, in degrees. */
  at: readonly [number, number];
}
