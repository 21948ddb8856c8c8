import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import { Button, Field } from 'shared/ui';
import { queryOf } from '../../../domain/filters/address.ts';
import { type Filters, sorts, widestWall } from '../../../domain/filters/filters.ts';
import { useFilterActions } from './filter-actions.ts';
import styles from './filter-forms.module.css';

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

interface WallFitProps {
  filters: Filters;
  /** The filters for a wall of this width; for no wall where it is no width. */
  fitting(width: number): Filters;
}

/** "What fits on my wall": a width in cm. A form of its own, so that it needs no scripts. */
export function WallFit({ filters, fitting }: WallFitProps) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const { change } = useFilterActions();
  const [typed, setTyped] = useState<string>();
  const width = typed ?? filters.fits?.toString() ?? '';
  return (
    <form
      className={styles.fit}
      action={`${href('overview-product', language)}#filters`}
      onSubmit={(event) => {
        event.preventDefault();
        setTyped(undefined);
        // An empty field is 0, and no width.
        change(fitting(Math.round(Number(width))), 'fits');
      }}
    >
      <HiddenFields query={{ ...queryOf(filters), fits: undefined }} />
      <Field label={t('filters.wall')} hint={t('filters.wall-hint')}>
        {(control) => (
          <input
            {...control}
            type="number"
            name="fits"
            inputMode="numeric"
            min={1}
            max={widestWall}
            value={width}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="outlined">
        {t('filters.wall-submit')}
      </Button>
    </form>
  );
}

/** The rest of the query as hidden fields, for a form that is sent without scripts. */
const HiddenFields = ({ query }: { query: Record<string, string | undefined> }) =>
  Object.entries(query).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />);
