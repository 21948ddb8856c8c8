import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import { Button, Field } from 'shared/ui';
import { queryOf } from '../../domain/filters/address.ts';
import { widestWall } from '../../domain/filters/allowed.ts';
import type { Filters } from '../../domain/filters/filters.ts';
import { useFilterActions } from './filter-actions.ts';
import { HiddenFields } from './hidden-fields.tsx';
import styles from './wall-fit.module.css';

interface WallFitProps {
  filters: Filters;
  /** The filters for a wall of this width; for no wall where it is no width. */
  fitting(width: number | undefined): Filters;
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
        change(fitting(width === '' ? undefined : Math.round(Number(width))), 'fits');
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
