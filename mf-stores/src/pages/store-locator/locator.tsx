import { useCallback, useState } from 'react';
import type { Loaded } from 'shared/remote';
import { StoreMap } from '../../map/store-map.tsx';
import type { load } from './load.ts';
import styles from './locator.module.css';
import { Problem } from './problem.tsx';
import { SearchForm } from './search-form.tsx';
import { StoreList } from './store-list.tsx';
import { useLocator } from './use-locator.ts';

/** The search, what it found as a list, and the same on a map: everything can be done without the map. */
export function Locator({ given }: { given: Loaded<typeof load> }) {
  const locator = useLocator(given);
  const [hasMap, setHasMap] = useState(true);
  const mapFailed = useCallback(() => setHasMap(false), []);
  return (
    <section className={styles.locator}>
      <SearchForm locator={locator} />
      {locator.problem && <Problem problem={locator.problem} text={locator.search.text} />}
      <div className={hasMap ? `${styles.found} ${styles.mapped}` : styles.found}>
        <StoreList locator={locator} hasMap={hasMap} />
        {hasMap && (
          <StoreMap
            className={styles.map ?? ''}
            stores={locator.markers}
            target={locator.target}
            selected={locator.selected}
            place={locator.search.place}
            radius={locator.search.radius}
            onMove={locator.moved}
            onSelect={locator.select}
            onService={locator.serviceCame}
            onFail={mapFailed}
          />
        )}
      </div>
    </section>
  );
}
