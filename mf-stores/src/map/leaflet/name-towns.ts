import L from 'leaflet';
import type { Platform } from 'shared/platform';
import { TownsDocument } from '../../places/towns.generated.ts';
import styles from './leaflet.module.css';

/** How long the map has to stand still before its towns are asked for, in ms. */
const pauseMs = 250;
/** The room that a name takes, and how far below its town it ends, in px. */
const room = { width: 96, height: 28, below: 40 };
/** How far from its town the middle of a name is: below it, or above where something covers that; in px. */
const places = [30, -30];

/**
 * Names the largest towns that the map shows, wherever it goes, but none whose name a mark would cover. Returns a function
 * that stops that.
 */
export function nameTowns(map: L.Map, { content }: Pick<Platform, 'content'>, marks: () => Covered[]): () => void {
  const layer = L.layerGroup().addTo(map);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;

  async function name(): Promise<void> {
    asked += 1;
    const question = asked;
    const bounds = map.getBounds();
    const [south, west, north, east] = [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()];
    const { towns } = await content.query(TownsDocument, { bounds: { south, west, north, east } });
    if (question !== asked) return;
    layer.clearLayers();
    const taken: L.Point[] = [];
    const covered = marks();
    const { x: width, y: height } = map.getSize();
    for (const { name: town, geoloc } of towns) {
      const point = map.latLngToContainerPoint(geoloc);
      const isFree = taken.every(
        (other) => Math.abs(other.x - point.x) > room.width || Math.abs(other.y - point.y) > room.height,
      );
      // At the edge of the map a name would be cut.
      const isWhole = Math.min(point.x, width - point.x) >= room.width / 2 && height - point.y >= room.below;
      const place = isFree && isWhole ? places.find((y) => !isCovered(point.add([0, y]), town, covered)) : undefined;
      if (place === undefined) continue;
      taken.push(point);
      const label = document.createElement('span');
      label.textContent = town;
      label.style.translate = `0 ${place - 8}px`;
      const icon = L.divIcon({ className: styles.town, html: label, iconSize: [0, 0] });
      L.marker(geoloc, { icon, interactive: false, keyboard: false, zIndexOffset: -1000 }).addTo(layer);
    }
  }

  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => void name().catch((cause) => console.info('The towns of the map could not be named', cause)),
      pauseMs,
    );
  };
  map.on('moveend', soon);
  soon();
  return () => {
    asked += 1;
    clearTimeout(timer);
    map.off('moveend', soon);
  };
}

/** A round mark on the map; sizes in px of its container. */
export interface Covered {
  at: L.Point;
  radius: number;
}

/** Whether a mark lies over the name of a town, which has its middle there. */
function isCovered(middle: L.Point, town: string, marks: readonly Covered[]): boolean {
  const [half, high] = [town.length * 4 + 2, 9];
  return marks.some(
    ({ at, radius }) => Math.abs(at.x - middle.x) < half + radius && Math.abs(at.y - middle.y) < high + radius,
  );
}
