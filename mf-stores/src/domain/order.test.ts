import fc from 'fast-check';
import { distance } from './geometry.ts';
import { byNearest, byZip, orderOf } from './order.ts';
import { latLngInEurope } from './points-under-test.ts';

const store = fc.record({
  id: fc.uuid(),
  zipCode: fc.stringMatching(/^[0-9]{4,5}$/),
  countryCode: fc.constantFrom('FR', 'BE', 'GB'),
  ...latLngInEurope,
});
const stores = fc.uniqueArray(store, { selector: ({ id }) => id, maxLength: 30 });

// R321
it('by zip code the stores of the host’s country come first, each country’s by ascending code', () => {
  fc.assert(
    fc.property(stores, (given) => {
      const sorted = byZip(given, 'FR');
      expect(new Set(sorted)).toEqual(new Set(given));
      sorted.slice(1).forEach((next, index) => {
        const before = sorted[index];
        if (before?.countryCode === next.countryCode) expect(before.zipCode <= next.zipCode).toBe(true);
        else expect(next.countryCode).not.toBe('FR');
      });
    }),
  );
});

// R321
it('without a search the nearest neighbours of the host’s country follow its own stores', () => {
  const middle = { lat: 51.2, lng: 10.4 };
  fc.assert(
    fc.property(stores, (given) => {
      const sorted = byZip(given, 'FR', middle);
      const own = sorted.filter(({ countryCode }) => countryCode === 'FR');
      const others = sorted.slice(own.length);
      expect(own).toEqual(byZip(given, 'FR').slice(0, own.length));
      const ways = others.map((one) => distance(middle, one, 'K'));
      expect(ways).toEqual(ways.toSorted((one, other) => one - other));
      expect(others.filter(({ countryCode }) => countryCode === 'FR')).toEqual([]);
    }),
  );
});

// C41
it('by nearness nobody stands before a nearer one', () => {
  fc.assert(
    fc.property(stores, (given) => {
      const from = { lat: 48, lng: 2 };
      const ways = byNearest(given, from).map((one) => distance(from, one, 'K'));
      expect(ways).toEqual(ways.toSorted((one, other) => one - other));
      expect(ways).toHaveLength(given.length);
    }),
  );
});

it('neither order depends on how the stores came', () => {
  fc.assert(
    fc.property(stores, (given) => {
      const turned = given.toReversed();
      expect(byZip(turned, 'BE')).toEqual(byZip(given, 'BE'));
      expect(byNearest(turned, { lat: 50, lng: 4 })).toEqual(byNearest(given, { lat: 50, lng: 4 }));
    }),
  );
});

it.each([
  [undefined, false, 'zip'],
  ['nearest', false, 'zip'],
  [undefined, true, 'nearest'],
  ['zip', true, 'zip'],
  ['nonsense', true, 'nearest'],
] as const)('asked for %s with a place: %s, the order is %s', (text, hasPlace, expected) => {
  expect(orderOf(text, hasPlace)).toBe(expected);
});
