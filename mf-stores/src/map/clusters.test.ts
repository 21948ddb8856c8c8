import fc from 'fast-check';
import { decimals, latLngInEurope } from '../domain/points-under-test.ts';
import { createClusters } from './clusters.ts';

const world = { south: -85, west: -180, north: 85, east: 180 };
const store = fc.record({
  id: fc.uuid(),
  name: fc.string(),
  ...latLngInEurope,
});
const stores = fc.uniqueArray(store, { selector: ({ id }) => id, maxLength: 60 });

it('draw every store once at every zoom, alone or in a cluster', () => {
  fc.assert(
    fc.property(stores, decimals(3, 17), (given, zoom) => {
      const marks = createClusters(given).marksIn(world, zoom);
      const drawn = marks.reduce((sum, mark) => sum + (mark.kind === 'cluster' ? mark.count : 1), 0);
      expect(drawn).toBe(given.length);
      expect(new Set(marks.map(({ key }) => key)).size).toBe(marks.length);
    }),
  );
});

it('draw each store alone where one looks at a store', () => {
  fc.assert(
    fc.property(stores, (given) => {
      const marks = createClusters(given).marksIn(world, 15);
      expect(marks.every(({ kind }) => kind === 'store')).toBe(true);
    }),
  );
});

it('split at the zoom that they name', () => {
  const near = [
    { id: 'a', name: 'A', lat: 48.8, lng: 2.3 },
    { id: 'b', name: 'B', lat: 48.9, lng: 2.4 },
  ];
  const clusters = createClusters(near);
  const [mark] = clusters.marksIn(world, 5);
  expect(mark).toMatchObject({ kind: 'cluster', count: 2 });
  const zoom = mark?.kind === 'cluster' ? mark.zoomToSplit : 0;
  expect(clusters.marksIn(world, zoom)).toHaveLength(2);
});
