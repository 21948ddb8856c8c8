import fc from 'fast-check';
import { countries } from 'shared/i18n';
import { isInside } from './geometry.ts';
import { decimals } from './points-under-test.ts';
import { boundsOfView, firstView } from './views.ts';

// R327, C42
it('begins in France where the specification says, and further out on narrow screens', () => {
  expect(firstView('fr', false)).toEqual({ centre: { lat: 46.5, lng: 2.32 }, zoom: 6.1 });
  expect(firstView('fr', true)).toEqual({ centre: { lat: 47.4, lng: 2.32 }, zoom: 5 });
});

const towns = { fr: [48.85, 2.35], be: [50.85, 4.35], nl: [52.37, 4.9], lu: [49.61, 6.13], de: [52.52, 13.4] } as const;
const others = { ch: [46.95, 7.45], at: [48.2, 16.37], uk: [51.5, -0.12] } as const;
const capitals = Object.entries({ ...towns, ...others });

it.each(capitals)('shows the capital of %s, on wide and narrow screens', (name, [lat, lng]) => {
  const country = Object.keys(countries).find((known): known is keyof typeof towns => known === name) ?? 'fr';
  expect(isInside(boundsOfView(firstView(country, false), { width: 800, height: 640 }), { lat, lng })).toBe(true);
  expect(isInside(boundsOfView(firstView(country, true), { width: 360, height: 320 }), { lat, lng })).toBe(true);
});

it('shows the whole world in 256 px at zoom 0, and half of it where there are half as many', () => {
  const world = { centre: { lat: 0, lng: 0 }, zoom: 0 };
  const { south, west, north, east } = boundsOfView(world, { width: 256, height: 256 });
  expect([west, east]).toEqual([-180, 180]);
  // The projection of maps on the web is as high as wide up to this latitude.
  expect([south, north].map((lat) => lat.toFixed(4))).toEqual(['-85.0511', '85.0511']);
  expect(boundsOfView(world, { width: 128, height: 128 })).toMatchObject({ west: -90, east: 90 });
});

it('is half as wide with each step of zoom, and has its centre inside', () => {
  const view = fc.record({
    centre: fc.record({ lat: decimals(-70, 70), lng: decimals(-90, 90) }),
    zoom: decimals(3, 15),
  });
  fc.assert(
    fc.property(view, ({ centre, zoom }) => {
      const size = { width: 512, height: 512 };
      const [far, near] = [boundsOfView({ centre, zoom }, size), boundsOfView({ centre, zoom: zoom + 1 }, size)];
      expect(far.east - far.west).toBeCloseTo(2 * (near.east - near.west), 6);
      expect(isInside(near, centre)).toBe(true);
      expect(isInside(far, { lat: near.south, lng: near.west })).toBe(true);
    }),
  );
});
