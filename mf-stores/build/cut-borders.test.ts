import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import cutBorders from './cut-borders.ts';

type Pair = [number, number];
const transform = { scale: [0.5, 0.25] as Pair, translate: [-180, -90] as Pair };

/** A square of one degree, as an arc: from its lower left corner once around. */
function square(lng: number, lat: number): Pair[] {
  const [x, y] = [(lng + 180) / 0.5, (lat + 90) / 0.25];
  return [
    [x, y],
    ...([
      [2, 0],
      [0, 4],
      [-2, 0],
      [0, -4],
    ] satisfies Pair[]),
  ];
}
const polygon = (...arcs: number[]) => ({ type: 'Polygon', arcs: [arcs] });
const atlas = (arcs: Pair[][], ...geometries: object[]) =>
  JSON.stringify({
    type: 'Topology',
    transform,
    arcs,
    objects: { countries: { type: 'GeometryCollection', geometries } },
  });

type Atlas = Topology<{ countries: GeometryCollection }>;
/** The outlines of each country in degrees, as the map draws them. */
function outlines(source: string) {
  const read: Atlas = JSON.parse(source);
  return feature(read, read.objects.countries).features.map(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : geometry.type === 'Polygon' ? [geometry.coordinates] : [],
  );
}
const [lyon, cayenne, singapore] = [square(4, 45), square(-53, 4), square(103, 1)];

it('keeps what reaches into western Europe: whole countries, and of others the parts that do', () => {
  const france = { type: 'MultiPolygon', arcs: [[[1]], [[0]]] };
  const whole = atlas([lyon, cayenne, singapore], polygon(2), france, polygon(~0));
  const cut = cutBorders(whole);
  const [, french, turned] = outlines(whole);
  expect(outlines(cut)).toEqual([[french?.[1]], turned]);
  expect(JSON.parse(cut).arcs).toEqual([lyon]);
});

it('draws lines that two countries share as before, in both directions', () => {
  const [from, to]: Pair[][] = [
    lyon.slice(0, 3),
    [
      [370, 544],
      [-2, 0],
      [0, -4],
    ],
  ];
  const whole = atlas([singapore, from ?? [], to ?? []], polygon(0), polygon(1, 2), polygon(~2, ~1));
  expect(outlines(cutBorders(whole))).toEqual(outlines(whole).slice(1));
});

it.each([
  ['west', [-14, 45], [-15, 45]],
  ['south', [4, 33], [4, 32]],
  ['east', [27, 45], [28, 45]],
  ['north', [4, 62], [4, 63]],
] satisfies [string, Pair, Pair][])('keeps what touches the %s of it, and nothing beyond', (_, touching, beyond) => {
  const kept = (...at: Pair) => outlines(cutBorders(atlas([square(...at)], polygon(0)))).length;
  expect([kept(...touching), kept(...beyond)]).toEqual([1, 0]);
});
