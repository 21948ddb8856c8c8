type Geometry = { type: 'Polygon'; arcs: number[][] } | { type: 'MultiPolygon'; arcs: number[][][] };

/** As world-atlas has it: arcs of whole numbers, each counted from the one before, and rings made of their numbers. */
interface Atlas {
  transform: { scale: [number, number]; translate: [number, number] };
  objects: { countries: { type: string; geometries: Geometry[] } };
  arcs: [number, number][][];
}

/** Western Europe with its seas, in degrees: all that the maps of the site's countries begin with, and more. */
const region = { west: -13, south: 34, east: 27, north: 62 };

/** A webpack loader for the borders of the world: only the islands and mainlands that reach into the region stay. */
export default function cutBorders(source: string): string {
  const atlas: Atlas = JSON.parse(source);
  const places = new Map<number, number>();
  const arcs: Atlas['arcs'] = [];
  const renumbered = (arc: number): number => {
    const index = arc < 0 ? ~arc : arc;
    const place = places.get(index) ?? arcs.push(atlas.arcs[index] ?? []) - 1;
    places.set(index, place);
    return arc < 0 ? ~place : place;
  };
  const geometries = atlas.objects.countries.geometries.flatMap((geometry) => {
    const polygons = polygonsOf(geometry).filter((rings) => isWithin(atlas, rings[0] ?? []));
    return polygons.length
      ? [{ type: 'MultiPolygon', arcs: polygons.map((rings) => rings.map((ring) => ring.map(renumbered))) }]
      : [];
  });
  const { type, transform } = { type: 'Topology', transform: atlas.transform };
  return JSON.stringify({ type, transform, objects: { countries: { type: 'GeometryCollection', geometries } }, arcs });
}

const polygonsOf = ({ type, arcs }: Geometry): number[][][] => (type === 'Polygon' ? [arcs] : arcs);

/** Whether a point of the ring lies in the region; Russia's reach to the Baltic does, its other end is not drawn. */
function isWithin({ arcs, transform: { scale, translate } }: Atlas, ring: number[]): boolean {
  return ring.some((arc) => {
    let [x, y] = [0, 0];
    return (arcs[arc < 0 ? ~arc : arc] ?? []).some(([stepX, stepY]) => {
      [x, y] = [x + stepX, y + stepY];
      const [lng, lat] = [x * scale[0] + translate[0], y * scale[1] + translate[1]];
      return lng >= region.west && lng <= region.east && lat >= region.south && lat <= region.north;
    });
  });
}
