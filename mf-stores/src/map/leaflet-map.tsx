import * as L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nextTask } from 'shared/browser';
import { usePlatform } from 'shared/platform';
import { feature } from 'topojson-client';
import type { Box } from '../domain/town-names.ts';
import { firstView, narrowBelow } from '../domain/views.ts';
import { createLeafletMap, type LeafletMap } from './create-leaflet-map.ts';
import styles from './leaflet.module.css';
import type { MapProps } from './map-props.ts';
import { nameTowns } from './name-towns.ts';

/** What stands over the map: its buttons, its scale, its credit. */
function boxesOver(container: HTMLElement): Box[] {
  const { x, y } = container.getBoundingClientRect();
  const beside = [...(container.parentElement?.children ?? [])].filter((element) => element !== container);
  return [...beside, ...container.querySelectorAll('.leaflet-control')]
    .map((element) => element.getBoundingClientRect())
    .map(({ left, top, right, bottom }) => ({ left: left - x, top: top - y, right: right - x, bottom: bottom - y }));
}

/** The map of our own: borders and towns from packages and the content system, no account, no third party. */
export default function OwnMap({ className, stores, target, selected, place, radius, onMove, onSelect }: MapProps) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap>();
  const handlers = useRef({ onMove, onSelect });
  /** Where the map was last sent. */
  const gone = useRef(target);
  handlers.current = { onMove, onSelect };

  useEffect(() => {
    const { current: container } = element;
    if (!container) return;
    const made = createLeafletMap(container, {
      start: gone.current ?? firstView(platform.country, matchMedia(`(max-width: ${narrowBelow - 1}px)`).matches),
      texts: {
        map: t('map.label'),
        cluster: (count) => t('map.cluster', { count }),
        place: t('map.place'),
      },
      onMove: (bounds, byVisitor) => handlers.current.onMove(bounds, byVisitor),
      onSelect: (id) => handlers.current.onSelect(id),
    });
    const stopNaming = nameTowns(made.leaflet, platform, () => [...made.covered(), ...boxesOver(container)]);
    drawBorders(made.leaflet).catch((cause) => console.info('The borders could not be drawn', cause));
    setMap(made);
    return () => {
      stopNaming();
      made.remove();
    };
  }, [platform, t]);

  // Stores first: going to a place draws what is there.
  useEffect(() => map?.setStores(stores), [map, stores]);
  useEffect(() => map?.setSelected(selected), [map, selected]);
  useEffect(() => map?.setPlace(place, radius), [map, place, radius]);
  useEffect(() => {
    if (!map || !target || target === gone.current) return;
    gone.current = target;
    map.goTo(target);
  }, [map, target]);

  return (
    <div className={`${className} ${styles.frame}`}>
      <div ref={element} className={styles.map} />
      <div className={styles.zoom}>
        <button type="button" aria-label={t('map.nearer')} onClick={() => map?.leaflet.zoomIn()}>
          +
        </button>
        <button type="button" aria-label={t('map.further')} onClick={() => map?.leaflet.zoomOut()}>
          −
        </button>
      </div>
      <p className={styles.credit}>{t('map.credit')}</p>
    </div>
  );
}

/** The land and its borders, under everything else. The build leaves in them what the countries of the site need. */
async function drawBorders(map: L.Map): Promise<void> {
  const { default: atlas } = await import('world-atlas/countries-50m.json');
  for (const country of atlas.objects.countries.geometries) {
    // A country with a long coast holds up a slow telephone as long as ten others.
    await nextTask();
    // A map that has been taken away meanwhile has no pane to draw on.
    if (!map.getPane('overlayPane')?.isConnected) return;
    L.geoJSON(feature(atlas, country), { interactive: false, style: { className: styles.land } })
      .addTo(map)
      .bringToBack();
  }
}
