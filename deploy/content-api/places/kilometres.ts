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
