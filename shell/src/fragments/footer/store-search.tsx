import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { hrefIn } from 'shared/routes';
import styles from './store-search.module.css';

/** Looks for a store near a place: a plain form, so that it loads the store locator as a page of its own (R54, R94). */
export function StoreSearch() {
  const { t } = useTranslation();
  const { country, language } = usePlatform();
  const place = useId();
  return (
    <form className={styles.form} action={hrefIn(country, 'store-locator', language)}>
      <h2 className={styles.heading}>{t('footer.store.heading')}</h2>
      <label htmlFor={place}>{t('footer.store.place')}</label>
      <div className={styles.field}>
        <input
          id={place}
          className={styles.place}
          name="place"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={styles.submit}>
          <span className="visually-hidden">{t('footer.store.submit')}</span>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
            <path d="M10.500 4a6.500 6.500 0 1 0 0 13a6.500 6.500 0 1 0 0-13zM15.500 15.500 21 21" />
          </svg>
        </button>
      </div>
    </form>
  );
}
