/** A town, a part of one, or a postal code. */
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
