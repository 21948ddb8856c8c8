import fc from 'fast-check';

/** Numbers between two whole ones, all as likely: of all doubles around 0 nearly every one is tiny. */
export const decimals = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((thousandths) => thousandths / 1000);

export const anywhere = fc.record({ lat: decimals(-90, 90), lng: decimals(-180, 180) });

export const latLngInEurope = { lat: decimals(36, 70), lng: decimals(-30, 30) };
export const inEurope = fc.record(latLngInEurope);
