import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import { Button } from 'shared/ui';
import { queryOf } from '../../domain/filters/address.ts';
import { type Filters, sorts } from '../../domain/filters/filters.ts';
import { useFilterActions } from '../filter-bar/filter-actions.ts';
import { HiddenFields } from '../filter-bar/hidden-fields.tsx';
import styles from './sort-choice.module.css';

/** The order of the list. Without scripts it is a form with a button. */
export function SortChoice({ filters }: { filters: Filters }) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const { change } = useFilterActions();
  return (
    <form className={styles.sort} action={`${href('overview-product', language)}#filters`}>
      <HiddenFields query={{ ...queryOf(filters), sort: undefined }} />
      <label className={styles.label} htmlFor="sort">
        {t('sort.label')}
      </label>
      <select
        id="sort"
        name="sort"
        className={styles.select}
        value={filters.sort}
        onChange={({ target }) => {
          const sort = sorts.find((one) => one === target.value);
          if (sort) change({ ...filters, sort });
        }}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
      <Button type="submit" look="outlined" className={styles.submit}>
        {t('sort.submit')}
      </Button>
    </form>
  );
}
