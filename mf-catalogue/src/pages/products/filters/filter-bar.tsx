import { memo, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { Button, InPageLink, useWide } from 'shared/ui';
import { changed } from '../../../domain/filters/changes.ts';
import type { FilterGroup } from '../../../domain/filters/filter-groups.ts';
import type { FilterOptions, Filters } from '../../../domain/filters/filters.ts';
import { useFilterActions } from './filter-actions.ts';
import styles from './filter-bar.module.css';
import { WallFit } from './filter-forms.tsx';
import { RangeSlider } from './range-slider.tsx';
import { LongTagList } from './tag-list.tsx';

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
 * The filters in groups: tabs on wide screens, and below 1024 px a panel behind "filter by" whose groups unfold. Both are
 * the same elements with other styles, so that the server need not know the width.
 */
export function FilterBar({ groups, filters, options, reset, total }: FilterBarProps) {
  const { t } = useTranslation();
  const { address, change } = useFilterActions();
  const bar = useBar(groups[0]?.id);
  // Closed groups are rendered deferred, after the next paint, so that the pressed one shows sooner.
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

type Id = FilterGroup['id'];

/**
 * Which parts of the filter bar are open. On wide screens it is one tab, at first the first one. On narrow screens it is the
 * panel and at most one group in it, at first neither. A resize past the breakpoint resets this.
 */
function useBar(first: Id | undefined) {
  const { openLayer } = usePlatform();
  const wide = useWide('desktop', false);
  const [was, setWas] = useState(wide);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Id>();
  const pressed = useRef<{ button: Element; top: number }>(undefined);
  // A group that closes above the pressed one would move it away from under the finger.
  useLayoutEffect(() => {
    const { button, top } = pressed.current ?? {};
    pressed.current = undefined;
    const moved = button && top !== undefined ? button.getBoundingClientRect().top - top : 0;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  });
  if (was !== wide) {
    setWas(wide);
    setOpen(false);
    setChosen(undefined);
  }
  // The browser's back closes the panel, which lies over the page.
  useEffect(() => (open && !wide ? openLayer(() => setOpen(false)) : undefined), [open, wide, openLayer]);
  return {
    open,
    toggle: () => setOpen(!open),
    close: () => setOpen(false),
    current: chosen ?? (wide ? first : undefined),
    /** Opens a group, whose button stays where it is on the screen; on narrow screens, closes the one that is open. */
    choose(id: Id, button: Element) {
      pressed.current = { button, top: button.getBoundingClientRect().top };
      setChosen(!wide && chosen === id ? undefined : id);
    },
  };
}

interface GroupPanelProps {
  group: FilterGroup;
  filters: Filters;
  options: FilterOptions;
}

/** What a group of filters has to choose from. */
const GroupPanel = memo(({ group, filters, options }: GroupPanelProps) => {
  const { t } = useTranslation();
  const { change } = useFilterActions();
  const label = t(`filters.${group.id}`);
  switch (group.type) {
    case 'tags-2-level':
      return (
        <div className={styles.levels}>
          <LongTagList label={label} items={group.items} />
          {group.subItems.length > 0 && <LongTagList label={t('filters.subtype')} items={group.subItems} />}
        </div>
      );
    case 'slider':
      return (
        <div className={styles.sizes}>
          {group.items.map((item) => (
            <RangeSlider
              key={item.id}
              item={item}
              choose={(range) => change(changed(filters, { dimension: item.id, range }, options), item.id)}
            />
          ))}
          <WallFit filters={filters} fitting={(fits) => changed(filters, { fits }, options)} />
        </div>
      );
    default:
      return <LongTagList label={label} items={group.items} colors={group.type === 'color'} />;
  }
});
