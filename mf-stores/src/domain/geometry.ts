/** Degrees, WGS 84. */
export interface Point {
  lat: number;
  lng: number;
}

export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** The specification's figure, for the bounds of the map. */
const kmPerDegree = 111;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * The bounds that have a circle in them: 111 km to a degree of latitude, and fewer to a degree of longitude the further
 * from the equator.
 */
export function boundsAround({ lat, lng }: Point, radiusKm: number): Bounds {
  const high = radiusKm / kmPerDegree;
  // Near a pole the circle is as wide as the world.
  const wide = Math.min(180, high / Math.max(Math.cos(radians(Math.min(90, Math.abs(lat) + high))), 1e-6));
  return { south: Math.max(-90, lat - high), west: lng - wide, north: Math.min(90, lat + high), east: lng + wide };
}

export const isInside = ({ south, west, north, east }: Bounds, { lat, lng }: Point): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;

/** Miles, kilometres, nautical miles. */
export type DistanceUnit = 'M' | 'K' | 'N';

const perMile: Record<DistanceUnit, number> = { M: 1, K: 1.609344, N: 0.8684 };
const milesPerDegree = 60 * 1.1515;

/** How far two points are from each other, along a great circle. */
export function distance(one: Point, other: Point, unit: DistanceUnit): number {
  const cosine =
    Math.sin(radians(one.lat)) * Math.sin(radians(other.lat)) +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.cos(radians(one.lng - other.lng));
  // Rounding may bring it past 1, where there is no angle.
  const degrees = (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
  return degrees * milesPerDegree * perMile[unit];
}
