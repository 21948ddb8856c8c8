import { createLeafletMap } from './create-leaflet-map.ts';
import type { MapTarget } from './map-props.ts';

/** jsdom lays nothing out: every element has this size in px, as the map has on a wide screen. */
export const mapSize = { width: 800, height: 640 };

for (const [side, get] of Object.entries({
  clientWidth: () => mapSize.width,
  clientHeight: () => mapSize.height,
}))
  Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get });

const made: (() => void)[] = [];

/** Takes the maps of a test out of the page. */
export function removeMaps(): void {
  for (const remove of made.splice(0)) remove();
}

/** A map in the page, by default with Lyon in its middle. */
export function mapInPage(start: MapTarget = { centre: lyon, zoom: 10 }) {
  const element = document.createElement('div');
  document.body.append(element);
  const [onMove, onSelect] = [jest.fn(), jest.fn()];
  const texts = { map: 'Our stores', cluster: (count: number) => `${count} stores`, place: 'Your search' };
  const map = createLeafletMap(element, { start, texts, onMove, onSelect });
  made.push(() => {
    map.remove();
    element.remove();
  });
  return { map, element, onMove, onSelect };
}

export const lyon = { lat: 45.76, lng: 4.84 };
