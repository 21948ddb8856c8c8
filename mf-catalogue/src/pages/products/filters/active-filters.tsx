import { useTranslation } from 'react-i18next';
import { InPageLink } from 'shared/ui';
import type { ActiveFilter } from '../../../domain/filters/changes.ts';
import type { Filters } from '../../../domain/filters/filters.ts';
import styles from './active-filters.module.css';
import { useFilterActions } from './filter-actions.ts';
import { Swatch } from './tag-list.tsx';

interface ActiveFiltersProps {
  active: readonly ActiveFilter[];
  reset: Filters;
  /** Called when a filter was removed, and with it what had the focus. */
  onRemoved(): void;
}

/** What narrows the list, each to be removed, and the way back to the whole list. */
export function ActiveFilters({ active, reset, onRemoved }: ActiveFiltersProps) {
  const { t } = useTranslation();
  const { address, change } = useFilterActions();
  if (active.length === 0) return null;
  const go = (filters: Filters) => () => {
    change(filters);
    onRemoved();
  };
  const nameOf = (filter: ActiveFilter): string => {
    if ('name' in filter) return filter.name;
    if ('fits' in filter) return t('filters.active-wall', { width: filter.fits });
    return t('filters.active-range', { name: t(`filters.${filter.dimension}`), ...filter.range });
  };
  return (
    <ul className={styles.active} aria-label={t('filters.active')}>
      {active.map((filter) => {
        const name = nameOf(filter);
        return (
          <li key={name}>
            <InPageLink
              className={styles.filter}
              href={address(filter.without)}
              rel="nofollow"
              aria-label={t('filters.remove', { name })}
              go={go(filter.without)}
            >
              {'color' in filter && filter.color && <Swatch color={filter.color} />}
              {'language' in filter && filter.language ? <span lang={filter.language}>{name}</span> : name}
              <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" focusable="false">
                <path d="M2 2l8 8M10 2l-8 8" fill="none" stroke="currentColor" strokeWidth="1.25" />
              </svg>
            </InPageLink>
          </li>
        );
      })}
      <li>
        <InPageLink className={styles.reset} href={address(reset)} rel="nofollow" go={go(reset)}>
          {t('filters.reset')}
        </InPageLink>
      </li>
    </ul>
  );
}
