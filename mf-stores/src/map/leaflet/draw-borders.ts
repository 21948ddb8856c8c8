import L from 'leaflet';
import { feature } from 'topojson-client';
import styles from './leaflet.module.css';

/** The land and its borders, under everything else. The build leaves in them what the countries of the site need. */
export async function drawBorders(map: L.Map): Promise<void> {
  const { default: atlas } = await import('world-atlas/countries-50m.json');
  const countries = feature(atlas, atlas.objects.countries);
  // A map that has been taken away meanwhile has no pane to draw on.
  if (!map.getPane('overlayPane')?.isConnected) return;
  L.geoJSON(countries, { interactive: false, style: { className: styles.land } })
    .addTo(map)
    .bringToBack();
}
