import Supercluster from 'supercluster';
import type { Bounds, Point } from '../domain/geometry.ts';
import { storeZoom } from '../domain/views.ts';
import type { Marker } from './map-props.ts';

/** What a map draws: a store, or several that are too near to each other at this zoom. */
export type Mark =
  | { kind: 'store'; key: string; store: Marker; at: Point }
  | { kind: 'cluster'; key: string; count: number; at: Point; zoomToSplit: number };

export interface Clusters {
  /** What is to be drawn within bounds; zoom as the specification has it. */
  marksIn(bounds: Bounds, zoom: number): Mark[];
}

/** Keeps maps of thousands of stores readable and quick. */
export function createClusters(stores: readonly Marker[]): Clusters {
  const index = new Supercluster<{ store: Marker }>({ radius: 56, maxZoom: storeZoom - 2, extent: 256 });
  index.load(
    stores.map((store) => ({
      type: 'Feature',
      properties: { store },
      geometry: { type: 'Point', coordinates: [store.lng, store.lat] },
    })),
  );
  return {
    marksIn({ west, south, east, north }, zoom) {
      const marks = index.getClusters([west, south, east, north], Math.round(zoom));
      return marks.map(({ properties, geometry: { coordinates } }): Mark => {
        const [lng = 0, lat = 0] = coordinates;
        if (!('cluster_id' in properties)) {
          const { store } = properties;
          return { kind: 'store', key: store.id, store, at: { lat, lng } };
        }
        const { cluster_id: id, point_count: count } = properties;
        const key = `cluster ${lat} ${lng} ${count}`;
        return { kind: 'cluster', key, count, at: { lat, lng }, zoomToSplit: index.getClusterExpansionZoom(id) };
      });
    },
  };
}
