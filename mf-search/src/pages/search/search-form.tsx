import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import styles from './search-form.module.css';

/** Asks for the same page with another `item`; a plain form, so it works without scripts. */
export function SearchForm({ item }: { item: string }) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const field = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: more readers know the role than the <search> element
    <form className={styles.search} role="search" action={href('search', language)} method="get">
      <div className={styles.fields}>
        <label htmlFor={field}>{t('search.label')}</label>
        <div className={styles.row}>
          <input
            key={item}
            id={field}
            className={styles.field}
            type="search"
            name="item"
            defaultValue={item}
            placeholder={t('search.placeholder')}
            autoComplete="off"
            enterKeyHint="search"
            required
          />
          <button type="submit" className={styles.button}>
            {t('search.submit')}
          </button>
        </div>
      </div>
    </form>
  );
}
