import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import type { JournalCategory } from '../../domain/journal-categories.ts';
import styles from './category-filter.module.css';

interface CategoryFilterProps {
  categories: readonly JournalCategory[];
  /** The place of the chosen one; -1 where all articles are shown. */
  selected: number;
}

/**
 * The categories as links, so that a choice has an address and needs no scripts (R157). On narrow screens they stand in a
 * panel, which a choice closes (R158); without scripts the panel is always open.
 */
export function CategoryFilter({ categories, selected }: CategoryFilterProps) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const address = (category?: string) => `${href('journal', language, {}, { category })}#articles`;
  const chosen = categories[selected];
  return (
    <nav className={open ? styles.open : styles.closed} aria-label={t('journal.filter')}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="journal-categories"
        onClick={() => setOpen(!open)}
      >
        {chosen ? t('journal.filtered', { category: chosen.name }) : t('journal.filter')}
      </button>
      <ul id="journal-categories" className={styles.categories}>
        {categories.map(({ name, slug }, index) => (
          <li key={slug}>
            <a
              className={styles.category}
              href={address(slug)}
              aria-current={index === selected ? 'true' : undefined}
              onClick={close}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      {chosen && (
        <a className={styles.clean} href={address()} onClick={close}>
          {t('journal.clean')}
        </a>
      )}
    </nav>
  );
}
