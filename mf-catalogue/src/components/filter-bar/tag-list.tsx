import { useTranslation } from 'react-i18next';
import { InPageLink } from 'shared/ui';
import type { FilterItem } from '../../domain/filters/filter-groups.ts';
import { useFilterActions } from './filter-actions.ts';
import { Swatch } from './swatch.tsx';
import styles from './tag-list.module.css';

export interface TagListProps {
  label: string;
  items: readonly FilterItem[];
  /** Shows the colour that each value stands for. */
  colors?: boolean;
}

/** Values to choose from, each with the number of products that it would leave. */
export function TagList({ label, items, colors = false }: TagListProps) {
  const { t } = useTranslation();
  const { address, change } = useFilterActions();
  return (
    <ul className={styles.tags} aria-label={label}>
      {items.map(({ name, language, value, icon, model, count, to }) => (
        <li key={value}>
          <InPageLink
            className={styles.tag}
            href={address(to())}
            rel="nofollow"
            aria-current={model ? 'true' : undefined}
            data-none={count === 0 || undefined}
            go={() => change(to())}
          >
            {colors && <Swatch color={value} />}
            {icon && <img className={styles.icon} src={icon} alt="" width="24" height="24" loading="lazy" />}
            {language ? <span lang={language}>{name}</span> : name}
            {count !== undefined && (
              <>
                <span className={styles.count} aria-hidden="true">
                  {count}
                </span>
                <span className="visually-hidden">, {t('products.count', { count })}</span>
              </>
            )}
          </InPageLink>
        </li>
      ))}
    </ul>
  );
}
