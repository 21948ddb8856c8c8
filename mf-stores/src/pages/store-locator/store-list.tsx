import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { Button, InPageLink } from 'shared/ui';
import { orders } from '../../domain/order.ts';
import { frenchOf } from '../../domain/place-names.ts';
import { radiusAround } from '../../domain/search-area.ts';
import { anchorOf, distanceText, StoreCard } from './store-card.tsx';
import styles from './store-list.module.css';
import type { Locator } from './use-locator.ts';

/** The stores that the map shows, as a list that works without the map. */
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

/** What was found around the place, and the order of it. */
function ListTop({ locator, hasMap }: { locator: Locator; hasMap: boolean }) {
  const { t } = useTranslation();
  const { locale } = usePlatform();
  const { search, total, widenedTo } = locator;
  const { place, radius } = search;
  const named = place && { place: place.label, ofPlace: frenchOf(place.label) };
  return (
    <div className={styles.top}>
      <h2 className={styles.heading}>{t('list.heading')}</h2>
      {!hasMap && <p className={styles.quiet}>{t('map.missing')}</p>}
      <div role="status">
        {place && widenedTo !== undefined && total > 0 && (
          <p>
            {t('list.widened', {
              radius: radiusAround(place, radius),
              ...named,
              away: distanceText(widenedTo, locale),
            })}
          </p>
        )}
        {place && total > 0 && <p className={styles.result}>{t('list.result', { count: total, ...named })}</p>}
      </div>
      {place && <Alternatives locator={locator} intro={t('list.not-it')} />}
      {place && total > 1 && (
        <ul className={styles.orders} aria-label={t('list.order')}>
          {orders.map((order) => (
            <li key={order}>
              <a
                className={styles.order}
                href={locator.addressOf({ ...search, order })}
                aria-current={order === search.order ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  locator.arrange(order);
                }}
              >
                {t(`list.by-${order}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What else the text may mean: links, which work without scripts, too. */
export function Alternatives({ locator, intro }: { locator: Locator; intro: string }) {
  const { search } = locator;
  if (!search.alternatives?.length) return null;
  return (
    <div className={styles.alternatives}>
      <p>{intro}</p>
      <ul className={styles.others}>
        {search.alternatives.map((place) => (
          <li key={`${place.text} ${place.lat} ${place.lng}`}>
            <a
              className={styles.alternative}
              href={locator.addressOf({ ...search, text: place.text, place, order: 'nearest' })}
              onClick={(event) => {
                event.preventDefault();
                void locator.searchFor(place.text, search.radius, place);
              }}
            >
              {place.region ? `${place.label} (${place.region})` : place.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
