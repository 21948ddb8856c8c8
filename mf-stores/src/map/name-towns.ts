import * as L from 'leaflet';
import type { Platform } from 'shared/platform';
import { type Box, nameable } from '../domain/town-names.ts';
import { TownsDocument, type TownsQuery } from '../places/towns.generated.ts';
import { marksDrawn } from './create-leaflet-map.ts';
import styles from './leaflet.module.css';

/** Debounce: how long the map has to stand still before its towns are asked for, in ms. */
const debounceMs = 250;
/** The browsers' default font size, in px. */
const defaultFontSize = 16;

/** Names the largest towns that the map shows where nothing covers them. Returns a function that stops that. */
export function nameTowns(
  map: L.Map,
  { content }: Pick<Platform, 'content'>,
  covered: () => readonly Box[],
): () => void {
  const layer = L.layerGroup().addTo(map);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let towns: TownsQuery['towns'] = [];

  async function ask(): Promise<void> {
    asked += 1;
    const question = asked;
    const bounds = map.getBounds();
    const [south, west, north, east] = [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()];
    const answer = await content.query(TownsDocument, { bounds: { south, west, north, east } });
    if (question !== asked) return;
    towns = answer.towns;
    show();
  }

  function show(): void {
    layer.clearLayers();
    // `covered` forces a layout of the page: it is only called where there are towns.
    if (!towns.length) return;
    const { x: right, y: bottom } = map.getSize();
    const shown = towns.map(({ name, geoloc }) => ({ name, geoloc, ...map.latLngToContainerPoint(geoloc) }));
    const scale = Number.parseFloat(getComputedStyle(map.getContainer()).fontSize) / defaultFontSize;
    for (const { name, geoloc, below } of nameable(shown, covered(), { right, bottom }, scale)) {
      const label = document.createElement('span');
      label.textContent = name;
      label.style.setProperty('--below', `${below}px`);
      const icon = L.divIcon({ className: styles.town, html: label, iconSize: [0, 0] });
      L.marker(geoloc, { icon, interactive: false, keyboard: false, zIndexOffset: -1000 }).addTo(layer);
    }
  }

  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => void ask().catch((cause) => console.info('The towns of the map could not be named', cause)),
      debounceMs,
    );
  };
  map.on('moveend', soon).on(marksDrawn, show);
  soon();
  return () => {
    asked += 1;
    clearTimeout(timer);
    map.off('moveend', soon).off(marksDrawn, show);
  };
}
