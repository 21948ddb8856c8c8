import { type Bounds, boundsAround, distance, type Point } from './geometry.ts';

/** How far around a place stores are looked for, in km; the last one is "more than 50". */
export const radii = [5, 10, 25, 50, 100] as const;
export type Radius = (typeof radii)[number];

export const defaultRadius: Radius = 5;

/** The radius that an address or a form asks for. */
export const radiusOf = (text = ''): Radius => radii.find((radius) => String(radius) === text) ?? defaultRadius;

interface SearchedPlace extends Point {
  /** Of a region, an island and the like: within so many km of its middle it lies. */
  reach?: number;
}

/** How far around a place is looked, in km: all of a region. */
export const radiusAround = ({ reach = 0 }: SearchedPlace, chosen: Radius): number => Math.max(chosen, reach);

interface SearchArea {
  /** What the map shows, and whose stores the list has. */
  bounds: Bounds;
  /** The distance of the nearest store in km, where there was none within the radius. */
  widenedTo?: number;
}

/** How many stores a widened search has at least, where there are as many. */
export const widenedCount = 3;

/**
 * The area of a search: the circle around a place, at least as far as that reaches. Where no store is inside it, it grows until the nearest three are
 * in it. Where there are no stores at all it stays. Only the nearest stores matter, so it is enough to pass those.
 */
export function searchArea(place: SearchedPlace, chosen: Radius, stores: readonly Point[]): SearchArea {
  const radius = radiusAround(place, chosen);
  const ways = stores.map((store) => distance(place, store, 'K')).sort((one, other) => one - other);
  const [nearest = 0] = ways;
  if (!ways.length || nearest <= radius) return { bounds: boundsAround(place, radius) };
  const reach = ways[Math.min(widenedCount, ways.length) - 1] ?? nearest;
  // A degree is a little longer than the bounds take it to be; the margin keeps the outermost store off the edge.
  return { bounds: boundsAround(place, reach * 1.1), widenedTo: nearest };
}
