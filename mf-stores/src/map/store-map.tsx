import { Component, type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { usePlatform } from 'shared/platform';
import type { MapProps } from './map-props.ts';
import styles from './store-map.module.css';

/**
 * The map: the maps service's where the site has a key for it and the visitor has agreed to what third parties serve,
 * and otherwise one of our own that asks nobody. Its code is loaded after hydration.
 */
export function StoreMap(props: MapProps) {
  const { mapsKey, consent } = usePlatform();
  const [isAllowed, setAllowed] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [provider, setProvider] = useState<{ isService: boolean; Map: ComponentType<MapProps> }>();
  const isService = Boolean(mapsKey) && isAllowed && !hasFailed;

  useEffect(() => {
    if (!mapsKey) return;
    const follow = () => setAllowed(consent.allows('media'));
    follow();
    consent.ask('media');
    const subscription = consent.changes$.subscribe(follow);
    return () => subscription.unsubscribe();
  }, [mapsKey, consent]);

  const { onFail } = props;
  const fail = useCallback(() => (isService ? setFailed(true) : onFail()), [isService, onFail]);
  useEffect(() => {
    let isGone = false;
    const code = isService ? import('./google-map.tsx') : import('./leaflet-map.tsx');
    code.then(
      ({ default: Code }) => isGone || setProvider({ isService, Map: Code }),
      (cause) => {
        console.info('The map could not be loaded', cause);
        if (!isGone) fail();
      },
    );
    return () => {
      isGone = true;
    };
  }, [isService, fail]);

  return (
    <div className={props.className}>
      {provider?.isService === isService && (
        <MapBoundary onFail={fail}>
          <provider.Map {...props} className={styles.map ?? ''} onFail={fail} />
        </MapBoundary>
      )}
    </div>
  );
}

/** Error boundary: where the map throws, the list still works. */
class MapBoundary extends Component<{ onFail(): void; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
