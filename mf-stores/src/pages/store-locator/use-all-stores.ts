import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlatform } from 'shared/platform';
import { loadStores, type Store } from '../../stores/load-stores.ts';

/** All stores, fetched once the page is alive; the page itself carries only those that its list begins with. */
export function useAllStores() {
  const platform = usePlatform();
  const [all, setAll] = useState<Store[]>();
  const asked = useRef<Promise<Store[]>>(undefined);

  /** Fetches them again where it failed before. */
  const allOrFail = useCallback((): Promise<Store[]> => {
    asked.current ??= loadStores(platform).then(
      (stores) => {
        setAll(stores);
        return stores;
      },
      (cause) => {
        asked.current = undefined;
        throw cause;
      },
    );
    return asked.current;
  }, [platform]);

  useEffect(() => {
    allOrFail().catch((cause) => console.info('The stores beyond the list could not be fetched', cause));
  }, [allOrFail]);

  return { all, allOrFail };
}
