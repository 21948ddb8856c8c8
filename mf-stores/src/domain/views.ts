import type { Country } from 'shared/i18n';
import type { Bounds, Point } from './geometry.ts';

/** What a map shows: a centre and a zoom as the specification has them, where 256 px hold the world at zoom 0. */
export interface View {
  centre: Point;
  zoom: number;
}

const france: View = { centre: { lat: 46.5, lng: 2.32 }, zoom: 6.1 };
const europe: View = { centre: { lat: 49, lng: 5.2 }, zoom: 5.4 };

/** Where a country's map begins. The hosts that are no country's own show all of them. */
const wide: Record<Country, View> = {
  fr: france,
  be: { centre: { lat: 50.55, lng: 4.5 }, zoom: 7.9 },
  nl: { centre: { lat: 52.2, lng: 5.3 }, zoom: 7.3 },
  lu: { centre: { lat: 49.78, lng: 6.1 }, zoom: 9.1 },
  de: { centre: { lat: 51.2, lng: 10.4 }, zoom: 6.1 },
  ch: { centre: { lat: 46.8, lng: 8.2 }, zoom: 7.7 },
  at: { centre: { lat: 47.6, lng: 13.3 }, zoom: 7 },
  uk: { centre: { lat: 54, lng: -2.6 }, zoom: 5.9 },
  com: europe,
  io: europe,
  nan: europe,
};

/** Below this many px the map begins further out. */
export const narrowBelow = 768;

export function firstView(country: Country, isNarrow: boolean): View {
  const view = wide[country];
  if (!isNarrow) return view;
  if (country === 'fr') return { centre: { lat: 47.4, lng: 2.32 }, zoom: 5 };
  return { ...view, zoom: view.zoom - 1.1 };
}

/** How close a chosen store is looked at. */
export const storeZoom = 15;

/** What a map of a size in px shows of the world, in the projection that maps on the web have. */
export function boundsOfView({ centre, zoom }: View, { width, height }: { width: number; height: number }): Bounds {
  const world = 256 * 2 ** zoom;
  const wide = (width / world) * 180;
  const middle = northing(centre.lat);
  const high = (height / world) * Math.PI;
  return {
    south: latitude(middle - high),
    west: centre.lng - wide,
    north: latitude(middle + high),
    east: centre.lng + wide,
  };
}

const northing = (lat: number): number => Math.asinh(Math.tan((lat * Math.PI) / 180));
const latitude = (height: number): number => (Math.atan(Math.sinh(height)) * 180) / Math.PI;
