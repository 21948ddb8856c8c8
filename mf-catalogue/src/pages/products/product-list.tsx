import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice, Pagination } from 'shared/ui';
import { activeFilters, changed } from '../../domain/filters/changes.ts';
import { filterGroups } from '../../domain/filters/filter-groups.ts';
import type { FilterOptions, Filters } from '../../domain/filters/filters.ts';
import { ProductGrid } from '../../products/product-grid.tsx';
import { ActiveFilters } from './filters/active-filters.tsx';
import { FilterActionsContext } from './filters/filter-actions.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { SortChoice } from './filters/filter-forms.tsx';
import type { LoadedList } from './load-list.ts';
import styles from './product-list.module.css';
import { useProductList } from './use-product-list.ts';

/** The cards above the fold of a telephone: their pictures are fetched with high priority. */
const firstRow = 2;

interface ProductListProps {
  given: LoadedList;
  options: FilterOptions;
  /** Whether the address asks for filters that are not offered. */
  isMissing: boolean;
  /** Whether the list differs from what the address asks for. */
  isCorrected: boolean;
}

/** The filters, the number of products that they leave, and those products in pages. */
export function ProductList({ given, options, isMissing, isCorrected }: ProductListProps) {
  const { t } = useTranslation();
  const count = useRef<HTMLHeadingElement>(null);
  const { list, asked, state, address, change, turnTo, tryAgain } = useProductList(given, options, isCorrected);
  const { filters } = asked;
  const groups = useMemo(
    () => filterGroups(filters, options, list.counts, t('filters.all')),
    [filters, options, list.counts, t],
  );
  const actions = useMemo(
    () => ({ address: (to: Filters) => `${address({ filters: to, page: 1 })}#filters`, change }),
    [address, change],
  );
  const reset = changed(filters, 'reset', options);
  const focusCount = () => count.current?.focus({ preventScroll: true });

  return (
    <FilterActionsContext value={actions}>
      <section id="filters" className={styles.list} aria-labelledby="product-count" aria-busy={state === 'pending'}>
        <FilterBar groups={groups} filters={filters} options={options} reset={reset} total={list.total} />
        <div className={styles.top}>
          <div aria-live="polite">
            <h2 ref={count} id="product-count" className={styles.count} tabIndex={-1}>
              {t('products.count', { count: list.total })}
            </h2>
          </div>
          <SortChoice filters={filters} />
        </div>
        <ActiveFilters active={activeFilters(filters, options)} reset={reset} onRemoved={focusCount} />
        {state === 'failed' && (
          <Notice kind="error">
            <p>{t('products.failed')}</p>
            <Button look="plain" onClick={tryAgain}>
              {t('products.try-again')}
            </Button>
          </Notice>
        )}
        {isMissing && asked === given && (
          <Notice kind="note">
            <p>{t('products.no-longer-offered')}</p>
          </Notice>
        )}
        {list.total === 0 && <p className={styles.none}>{t('products.none')}</p>}
        <div className={styles.cards}>
          <ProductGrid products={list.products} first={firstRow} />
        </div>
        <Pagination
          current={list.page}
          count={list.pages}
          t={t}
          address={(page) => `${address({ filters, page })}#filters`}
          go={(page) => {
            turnTo(page);
            document.getElementById('filters')?.scrollIntoView();
            focusCount();
          }}
        />
      </section>
    </FilterActionsContext>
  );
}
