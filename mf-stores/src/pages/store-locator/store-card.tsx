import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { distance, type Point } from '../../domain/geometry.ts';
import type { Store } from '../../stores/load-stores.ts';
import styles from './store-card.module.css';

interface StoreCardProps {
  store: Store;
  /** Where the visitor looks from. */
  from?: Point;
  isSelected: boolean;
  onSelect(): void;
}

/** A store in the list; pressing its name shows it on the map. */
export function StoreCard({ store, from, isSelected, onSelect }: StoreCardProps) {
  const { t } = useTranslation();
  const { locale } = usePlatform();
  const { name, subName, kind, kindLanguage, address, zipCode, city, phone, mail, website } = store;
  return (
    <article className={isSelected ? styles.selected : styles.card}>
      <h3 className={styles.name}>
        <a
          className={styles.choose}
          href={`#${anchorOf(store.id)}`}
          aria-current={isSelected ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            onSelect();
          }}
        >
          {name}
        </a>
      </h3>
      {from && <p className={styles.away}>{distanceText(distance(from, store, 'K'), locale)}</p>}
      {subName && <p className={styles.kind}>{subName}</p>}
      {kind && (
        <p className={styles.kind} lang={kindLanguage}>
          {kind}
        </p>
      )}
      <p className={styles.address}>
        {address}
        <br />
        {zipCode} {city}
      </p>
      <ul className={styles.links}>
        {mail && (
          <li>
            <a href={mailLink(mail)}>{mail}</a>
          </li>
        )}
        {phone && (
          <li className={styles.phone}>
            <a href={telephoneLink(phone)}>{phone}</a>
          </li>
        )}
        {website && (
          <li>
            <OutsideLink href={website} of={name} label={t('store.website')} />
          </li>
        )}
        <li>
          <OutsideLink href={directionsLink(store)} of={name} label={t('store.directions')} />
        </li>
      </ul>
    </article>
  );
}

function OutsideLink({ href, of, label }: { href: string; of: string; label: string }) {
  const { t } = useTranslation();
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {label}
      <span className="visually-hidden">
        {' '}
        {of} {t('store.new-tab')}
      </span>
    </a>
  );
}

/** `0.4 km`, `3.2 km`, `12 km`, as the locale writes it. */
export const distanceText = (km: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: km < 10 ? 1 : 0,
  }).format(km);

/** `02 000 10 16` as a telephone dials it. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/(?!^\+)\D/g, '')}`;

export const mailLink = (mail: string): string => `mailto:${encodeURI(mail)}`;

/** The way to a store, in the maps application of a telephone or on the web; nothing is asked of it before. */
export const directionsLink = ({ lat, lng }: Point): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;

/** The place of a store in the page, for links to it. */
export const anchorOf = (id: string): string => `store-${id}`;
