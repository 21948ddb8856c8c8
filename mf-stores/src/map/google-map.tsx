import { GoogleMap, MarkerF, useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settingsOf } from 'shared/i18n';
import { usePlatform } from 'shared/platform';
import type { Bounds } from '../domain/geometry.ts';
import { firstView, narrowBelow, storeZoom } from '../domain/views.ts';
import { createClusters } from './clusters.ts';
import type { MapProps } from './map-props.ts';

type LoaderOptions = Parameters<typeof useJsApiLoader>[0];

/** The script is loaded once: its options stay, even where the visitor changes the language. */
let loaded: LoaderOptions | undefined;

/** The maps service's map: only for visitors who have agreed to it. */
export default function ServiceMap(props: MapProps) {
  const { country, language, mapsKey = '' } = usePlatform();
  loaded ??= { id: 'google-maps', googleMapsApiKey: mapsKey, language, region: settingsOf(country).region };
  const { isLoaded, loadError } = useJsApiLoader(loaded);
  const { onFail, onService } = useLatest(props);

  useEffect(() => whenKeyIsRefused(() => onFail()), [onFail]);
  useEffect(() => {
    if (loadError) onFail();
  }, [loadError, onFail]);
  useEffect(() => {
    if (isLoaded) onService();
  }, [isLoaded, onService]);
  return isLoaded ? <LoadedMap {...props} /> : null;
}

function LoadedMap({ className, stores, target, selected, place, onMove, onSelect }: MapProps) {
  const { t } = useTranslation();
  const { country } = usePlatform();
  const [map, setMap] = useState<google.maps.Map>();
  const [shown, setShown] = useState<{ bounds: Bounds; zoom: number }>();
  const isTold = useRef(true);
  const clusters = useMemo(() => createClusters(stores), [stores]);
  const [first] = useState(() => firstView(country, matchMedia(`(max-width: ${narrowBelow - 1}px)`).matches));

  useEffect(() => {
    if (!map || !target) return;
    isTold.current = true;
    if ('bounds' in target) return map.fitBounds(target.bounds, 0);
    map.setZoom(target.zoom);
    map.panTo(target.centre);
  }, [map, target]);

  function settled(): void {
    const bounds = map?.getBounds()?.toJSON();
    if (!map || !bounds) return;
    setShown({ bounds, zoom: map.getZoom() ?? first.zoom });
    onMove(bounds, !isTold.current);
    isTold.current = false;
  }

  return (
    <GoogleMap
      mapContainerClassName={className}
      center={first.centre}
      zoom={first.zoom}
      options={mapOptions}
      onLoad={setMap}
      onIdle={settled}
    >
      {shown &&
        clusters.marksIn(shown.bounds, shown.zoom).map((mark) =>
          mark.kind === 'store' ? (
            <MarkerF
              key={mark.key}
              position={mark.at}
              title={mark.store.name}
              icon={storeIcon(mark.key === selected)}
              zIndex={mark.key === selected ? 2 : 1}
              onClick={() => onSelect(mark.store.id)}
            />
          ) : (
            <MarkerF
              key={mark.key}
              position={mark.at}
              title={t('map.cluster', { count: mark.count })}
              {...clusterIcon(mark.count)}
              onClick={() => {
                map?.setZoom(Math.min(storeZoom, mark.zoomToSplit));
                map?.panTo(mark.at);
              }}
            />
          ),
        )}
      {place && <MarkerF position={place} title={t('map.place')} icon={placeIcon()} clickable={false} />}
    </GoogleMap>
  );
}

/** Fractions of a zoom, as the specification has them; the page scrolls past the map on a telephone. */
const mapOptions: google.maps.MapOptions = {
  isFractionalZoomEnabled: true,
  gestureHandling: 'cooperative',
  streetViewControl: false,
  mapTypeControl: false,
  fullscreenControl: false,
};

/** The handlers of the last render, under names that stay the same. */
function useLatest({ onFail, onService }: Pick<MapProps, 'onFail' | 'onService'>) {
  const latest = useRef({ onFail, onService });
  latest.current = { onFail, onService };
  return useMemo(() => ({ onFail: () => latest.current.onFail(), onService: () => latest.current.onService() }), []);
}

/** A colour of the site's own, where no style sheet reaches. */
const colour = (token: string): string => getComputedStyle(document.documentElement).getPropertyValue(token).trim();

const disc = (fill: string, scale: number): google.maps.Symbol => ({
  path: google.maps.SymbolPath.CIRCLE,
  scale,
  fillColor: colour(fill),
  fillOpacity: 1,
  strokeColor: colour('--color-paper'),
  strokeWeight: 2,
});

const storeIcon = (isSelected: boolean): google.maps.Symbol =>
  isSelected ? disc('--color-ink', 17) : disc('--color-accent', 13);

const placeIcon = (): google.maps.Symbol => disc('--color-error', 9);

const clusterIcon = (count: number): { icon: google.maps.Symbol; label: google.maps.MarkerLabel } => ({
  icon: disc('--color-ink', 19),
  label: { text: String(count), color: colour('--color-paper'), fontWeight: '500' },
});

declare global {
  interface Window {
    /** The maps service calls this when it refuses the site's key. */
    gm_authFailure?: () => void;
  }
}

/** Calls back when the maps service refuses the key. Returns a function that stops that. */
function whenKeyIsRefused(refused: () => void): () => void {
  window.gm_authFailure = refused;
  return () => {
    delete window.gm_authFailure;
  };
}
