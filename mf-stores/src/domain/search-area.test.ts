import fc from 'fast-check';
import { boundsAround, distance, isInside } from './geometry.ts';
import { inEurope } from './points-under-test.ts';
import { radii, radiusOf, searchArea } from './search-area.ts';

const radius = fc.constantFrom(...radii);

it('is the circle that was asked for where a store is inside it', () => {
  fc.assert(
    fc.property(inEurope, radius, fc.array(inEurope, { maxLength: 20 }), (place, km, stores) => {
      const area = searchArea(place, km, [...stores, place]);
      expect(area).toEqual({ bounds: boundsAround(place, km) });
    }),
  );
});

// C40
it('grows to the three nearest stores where none is near, and says how far the nearest is', () => {
  fc.assert(
    fc.property(inEurope, radius, fc.array(inEurope, { minLength: 1, maxLength: 20 }), (place, km, stores) => {
      const ways = stores.map((store) => distance(place, store, 'K')).sort((one, other) => one - other);
      fc.pre((ways[0] ?? 0) > km);
      const { bounds, widenedTo } = searchArea(place, km, stores);
      expect(widenedTo).toBe(ways[0]);
      expect(stores.filter((store) => isInside(bounds, store)).length).toBeGreaterThanOrEqual(Math.min(3, ways.length));
    }),
  );
});

it('is all of a region, as far as its farthest store', () => {
  fc.assert(
    fc.property(inEurope, radius, inEurope, (place, km, store) => {
      const reach = distance(place, store, 'K');
      fc.pre(reach > km);
      expect(searchArea({ ...place, reach }, km, [store])).toEqual({ bounds: boundsAround(place, reach) });
    }),
  );
});

it('stays as it is where there are no stores', () => {
  const place = { lat: 46, lng: 2 };
  expect(searchArea(place, 25, [])).toEqual({ bounds: boundsAround(place, 25) });
});

it.each([
  ['25', 25],
  ['100', 100],
  ['', 5],
  ['7', 5],
  ['-5', 5],
  ['1e1', 5],
])('a radius of "%s" in the address is %d km', (text, expected) => {
  expect(radiusOf(text)).toBe(expected);
});
