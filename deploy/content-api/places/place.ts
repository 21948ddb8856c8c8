/** A town, or a postal code of one. */
export interface Place {
  name: string;
  zipCode?: string;
  /** ISO 3166-1, two capital letters. */
  countryCode: string;
  /** Degrees, WGS 84. */
  lat: number;
  lng: number;
}

export interface Town extends Place {
  /** What else it is called. */
  otherNames: readonly string[];
  population: number;
  /** Whether it is a part of a larger town. */
  isQuarter: boolean;
}

/** What the packages know of the countries of the site. */
export interface PlaceLists {
  /** The largest first. */
  towns: Town[];
  /** By code. */
  codes: Place[];
}
