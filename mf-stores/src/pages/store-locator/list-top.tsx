import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { distanceText } from '../../components/store-card/distance-text.ts';
import { frenchOf } from '../../domain/french-of.ts';
import { orders } from '../../domain/order.ts';
import { Alternatives } from './alternatives.tsx';
import styles from './list-top.module.css';
import type { Locator } from './use-locator.ts';

/** What was found around the place (R318), and the order of it (C41). */
export function ListTop({ locator, hasMap }: { locator: Locator; hasMap: boolean }) {
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
          <p>{t('list.widened', { radius, ...named, away: distanceText(widenedTo, locale) })}</p>
        )}
        {place && total > 0 && <p className={styles.result}>{t('list.result', { count: total, ...named })}</p>}
      </div>
      {place && <Alternatives locator={locator} />}
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
