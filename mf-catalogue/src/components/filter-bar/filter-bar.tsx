import { useDeferredValue, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, InPageLink } from 'shared/ui';
import type { FilterGroup } from '../../domain/filters/filter-groups.ts';
import type { FilterOptions } from '../../domain/filters/filter-options.ts';
import type { Filters } from '../../domain/filters/filters.ts';
import { useFilterActions } from './filter-actions.ts';
import styles from './filter-bar.module.css';
import { GroupPanel } from './group-panel.tsx';
import { useBar } from './use-bar.ts';

interface FilterBarProps {
  groups: readonly FilterGroup[];
  filters: Filters;
  options: FilterOptions;
  /** The filters after a reset. */
  reset: Filters;
  /** How many products there are to see. */
  total: number;
}

/**
 * The filters in groups: tabs on wide screens, and below 1024 px a panel behind "filter by" whose groups unfold (R218 to
 * R224). It is one set of elements; the styles make of it what the width asks for, so that the server need not know.
 */
export function FilterBar({ groups, filters, options, reset, total }: FilterBarProps) {
  const { t } = useTranslation();
  const { address, change } = useFilterActions();
  const bar = useBar(groups[0]?.id);
  // Groups that are closed follow after the next paint: what was pressed shows sooner.
  const closed = { groups: useDeferredValue(groups), filters: useDeferredValue(filters) };
  const opener = useRef<HTMLButtonElement>(null);
  const chosen = groups.reduce((sum, group) => sum + group.chosen, 0);

  function seeResults(): void {
    bar.close();
    document.getElementById('filters')?.scrollIntoView();
    opener.current?.focus({ preventScroll: true });
  }

  return (
    <nav className={styles.bar} aria-label={t('filters.label')} data-open={bar.open || undefined}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-expanded={bar.open}
        aria-controls="filter-panel"
        onClick={bar.toggle}
      >
        {t('filters.by')}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      </button>
      <div id="filter-panel" className={styles.panel}>
        <div className={styles.groups} data-current={bar.current}>
          {groups.map((group, index) => {
            const isCurrent = group.id === bar.current;
            return (
              <div key={group.id} className={styles.group} data-current={isCurrent || undefined}>
                <button
                  type="button"
                  className={styles.tab}
                  aria-expanded={isCurrent}
                  aria-controls={`filter-${group.id}`}
                  onClick={({ currentTarget }) => bar.choose(group.id, currentTarget)}
                >
                  {t(`filters.${group.id}`)}
                  {group.chosen > 0 && <span className={styles.chosen}>{group.chosen}</span>}
                </button>
                <div id={`filter-${group.id}`} className={styles.content}>
                  <GroupPanel
                    group={isCurrent ? group : (closed.groups[index] ?? group)}
                    filters={isCurrent ? filters : closed.filters}
                    options={options}
                  />
                </div>
              </div>
            );
          })}
        </div>
        <div className={styles.pinned}>
          <InPageLink className={styles.reset} href={address(reset)} rel="nofollow" go={() => change(reset)}>
            {t('filters.reset')}
          </InPageLink>
          <Button className={styles.see} onClick={seeResults}>
            {t('filters.see', { count: total })}
          </Button>
        </div>
      </div>
    </nav>
  );
}
