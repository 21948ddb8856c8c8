import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { changed } from '../../domain/filters/changes.ts';
import type { FilterGroup } from '../../domain/filters/filter-groups.ts';
import type { FilterOptions } from '../../domain/filters/filter-options.ts';
import type { Filters } from '../../domain/filters/filters.ts';
import { useFilterActions } from './filter-actions.ts';
import styles from './group-panel.module.css';
import { LongTagList } from './long-tag-list.tsx';
import { RangeSlider } from './range-slider.tsx';
import { WallFit } from './wall-fit.tsx';

interface GroupPanelProps {
  group: FilterGroup;
  filters: Filters;
  options: FilterOptions;
}

/** What a group of filters has to choose from. */
export const GroupPanel = memo(({ group, filters, options }: GroupPanelProps) => {
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
