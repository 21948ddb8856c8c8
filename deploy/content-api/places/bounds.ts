/** Degrees, WGS 84. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}
