import { distance, type Point } from './geometry.ts';

export const orders = ['zip', 'nearest'] as const;
export type Order = (typeof orders)[number];

/** The order that an address asks for: the nearest first only where there is a place to be near to. */
export const orderOf = (text: string | undefined, hasPlace: boolean): Order =>
  hasPlace && text !== 'zip' ? 'nearest' : 'zip';

interface Ordered extends Point {
  id: string;
  zipCode: string;
  countryCode: string;
}

/**
 * By zip code, ascending. A zip code means something in its own country only, so the country of the host comes first.
 * The others follow, each together or, from its middle, the nearest neighbours first.
 */
export function byZip<Store extends Ordered>(stores: readonly Store[], hostCountry: string, middle?: Point): Store[] {
  const country = ({ countryCode }: Ordered) => (countryCode === hostCountry ? '' : middle ? '+' : countryCode);
  const away = (one: Ordered) => (middle && one.countryCode !== hostCountry ? distance(middle, one, 'K') : 0);
  return stores.toSorted(
    (one, other) =>
      compare(country(one), country(other)) ||
      away(one) - away(other) ||
      compare(one.zipCode, other.zipCode) ||
      compare(one.id, other.id),
  );
}

export function byNearest<Store extends Ordered>(stores: readonly Store[], from: Point): Store[] {
  const away = new Map(stores.map((store) => [store.id, distance(from, store, 'K')]));
  return stores.toSorted(
    (one, other) => (away.get(one.id) ?? 0) - (away.get(other.id) ?? 0) || compare(one.id, other.id),
  );
}

/** The same on server and browser, whatever their language. */
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
