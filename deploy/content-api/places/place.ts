/** A town, a part of one, a postal code, or an area such as an island, a region and an airport. */
export interface Place {
  name: string;
  zipCode?: string;
  /** The region, canton, province or state that it lies in, as it calls itself. */
  region?: string;
  /** ISO 3166-1, two capital letters. */
  countryCode: string;
  /** Degrees, WGS 84. */
  lat: number;
  lng: number;
  /** Of an area: within so many km of its middle it lies. */
  radius?: number;
}

/** A place under one of the names, or the code, that it is found by. */
export interface PlaceRow extends Place {
  /** The name folded, or the code in small letters. */
  key: string;
  isCode: boolean;
  /** Whether the key is not what it is shown as. */
  isOtherName: boolean;
  /** Whether it is a part of a larger town. */
  isQuarter: boolean;
  population: number;
}

/** Degrees, WGS 84. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

interface Point {
  lat: number;
  lng: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How far two places of one continent are from each other, to a few percent; degrees in, km out. */
export function kilometres(one: Point, other: Point): number {
  const north = other.lat - one.lat;
  const east = (other.lng - one.lng) * Math.cos(radians((one.lat + other.lat) / 2));
  return Math.hypot(north, east) * 111.2;
}
