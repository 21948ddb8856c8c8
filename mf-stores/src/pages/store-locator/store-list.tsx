import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, InPageLink } from 'shared/ui';
import { StoreCard } from '../../components/store-card/store-card.tsx';
import { anchorOf } from '../../domain/store-links.ts';
import { ListTop } from './list-top.tsx';
import styles from './store-list.module.css';
import type { Locator } from './use-locator.ts';

/** The stores that the map shows: the map's equal (R321, R322). */
export function StoreList({ locator, hasMap }: { locator: Locator; hasMap: boolean }) {
  const { t } = useTranslation();
  const { stores, total, selected, search } = locator;
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const item = selected && document.getElementById(anchorOf(selected));
    if (item && list.current) list.current.scrollTop = item.offsetTop;
  }, [selected]);

  return (
    <div className={styles.side}>
      <ListTop locator={locator} hasMap={hasMap} />
      {locator.canGoBack && hasMap && (
        <Button look="plain" className={styles.back} onClick={locator.back}>
          {t('list.back')}
        </Button>
      )}
      {total === 0 && <p className={styles.none}>{t('list.none')}</p>}
      <ul ref={list} id="stores" className={styles.list}>
        {stores.map((store) => (
          <li key={store.id} id={anchorOf(store.id)}>
            <StoreCard
              store={store}
              from={search.place}
              isSelected={store.id === selected}
              onSelect={() => locator.select(store.id)}
            />
          </li>
        ))}
        {stores.length < total && (
          <li className={styles.end}>
            <InPageLink className={styles.more} href={`${locator.moreAddress}#stores`} go={locator.more}>
              {t('list.more')}
            </InPageLink>
            <span>{t('list.shown', { shown: stores.length, total })}</span>
          </li>
        )}
      </ul>
    </div>
  );
}
