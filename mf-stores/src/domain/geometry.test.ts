import fc from 'fast-check';
import { boundsAround, type DistanceUnit, distance, isInside, type Point } from './geometry.ts';
import { anywhere, decimals, inEurope } from './points-under-test.ts';

const radius = decimals(1, 500);

const earthKm = 6371;
const turn = Math.PI / 180;

/** The length of the chord between two points on the globe, and from it the arc: nothing in common with the formula. */
function arcByChord(one: Point, other: Point): number {
  const onGlobe = ({ lat, lng }: Point) => [
    Math.cos(lat * turn) * Math.cos(lng * turn),
    Math.cos(lat * turn) * Math.sin(lng * turn),
    Math.sin(lat * turn),
  ];
  const [a, b] = [onGlobe(one), onGlobe(other)];
  const chord = Math.hypot(...a.map((value, axis) => value - (b[axis] ?? 0)));
  return 2 * earthKm * Math.asin(Math.min(1, chord / 2));
}

/** Where one gets who walks so far in a direction along a great circle. */
function walked({ lat, lng }: Point, km: number, bearing: number): Point {
  const [angle, north] = [km / earthKm, lat * turn];
  const there = Math.asin(Math.sin(north) * Math.cos(angle) + Math.cos(north) * Math.sin(angle) * Math.cos(bearing));
  const east = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(north),
    Math.cos(angle) - Math.sin(north) * Math.sin(there),
  );
  return { lat: there / turn, lng: lng + east / turn };
}

describe('a distance', () => {
  // R326, C39
  it('is that of the chord through the globe', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (one, other) => {
        const expected = arcByChord(one, other);
        expect(Math.abs(distance(one, other, 'K') - expected)).toBeLessThan(0.01 + expected * 0.001);
      }),
    );
  });

  it('is the same both ways, nothing from a point to itself, and never more by a direct way', () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (one, other, third) => {
        expect(distance(one, one, 'K')).toBeLessThan(0.001);
        expect(distance(one, other, 'K')).toBeCloseTo(distance(other, one, 'K'), 6);
        const detour = distance(one, third, 'K') + distance(third, other, 'K');
        expect(distance(one, other, 'K')).toBeLessThanOrEqual(detour + 0.001);
      }),
    );
  });

  it.each<[DistanceUnit, number]>([
    ['K', 391.5],
    ['M', 243.3],
    ['N', 211.4],
  ])('from Paris to Lyon in %s is %d', (unit, expected) => {
    const distanceThere = distance({ lat: 48.8566, lng: 2.3522 }, { lat: 45.764, lng: 4.8357 }, unit);
    expect(Math.abs(distanceThere - expected)).toBeLessThan(1);
  });
});

describe('the bounds around a point', () => {
  // R325, C39
  it('have everything in them that is within the radius, in every direction', () => {
    fc.assert(
      fc.property(inEurope, radius, decimals(-4, 4), (point, km, bearing) => {
        // 111 km a degree is a little less than a degree is long.
        expect(isInside(boundsAround(point, km), walked(point, km * 0.998, bearing))).toBe(true);
      }),
    );
  });

  // R325
  it('reach no further than the radius along the meridian', () => {
    fc.assert(
      fc.property(inEurope, radius, (point, km) => {
        const { north, south } = boundsAround(point, km);
        expect(north - south).toBeCloseTo((2 * km) / 111, 9);
        const reach = arcByChord(point, { lat: north, lng: point.lng });
        expect(Math.abs(reach - km)).toBeLessThan(km * 0.003);
      }),
    );
  });

  it('are as wide on the ground as they are high', () => {
    fc.assert(
      fc.property(inEurope, decimals(1, 100), (point, km) => {
        const bounds = boundsAround(point, km);
        const width = arcByChord({ lat: point.lat, lng: bounds.west }, { lat: point.lat, lng: bounds.east });
        expect(Math.abs(width - 2 * km)).toBeLessThan(2 * km * 0.06);
      }),
    );
  });

  it('have their own edges in them, and nothing beyond', () => {
    const bounds = { south: 45, west: 4, north: 46, east: 5 };
    for (const lat of [45, 46]) for (const lng of [4, 5]) expect(isInside(bounds, { lat, lng })).toBe(true);
    for (const lat of [44.9, 46.1]) expect(isInside(bounds, { lat, lng: 4.5 })).toBe(false);
    for (const lng of [3.9, 5.1]) expect(isInside(bounds, { lat: 45.5, lng })).toBe(false);
  });

  it('have the point in their middle', () => {
    fc.assert(
      fc.property(inEurope, radius, (point, km) => {
        const { south, west, north, east } = boundsAround(point, km);
        expect((south + north) / 2).toBeCloseTo(point.lat, 9);
        expect((west + east) / 2).toBeCloseTo(point.lng, 9);
      }),
    );
  });
});
