import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import { LinkPanel } from 'shared/ui';
import type { JournalCategory } from '../../domain/journal-categories.ts';
import styles from './category-filter.module.css';

interface CategoryFilterProps {
  categories: readonly JournalCategory[];
  /** The place of the chosen one; -1 where all articles are shown. */
  selected: number;
}

/** The categories, each with an address (R157); on narrow screens in a panel, which a choice closes (R158). */
export function CategoryFilter({ categories, selected }: CategoryFilterProps) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const address = (category?: string) => `${href('journal', language, {}, { category })}#articles`;
  const chosen = categories[selected];
  return (
    <LinkPanel
      className={styles.filter}
      label={t('journal.filter')}
      chosen={
        chosen && (
          <>
            {t('journal.filtered')} <span lang={chosen.language ?? undefined}>{chosen.name}</span>
          </>
        )
      }
    >
      {({ list, close }) => (
        <>
          <ul {...list}>
            {categories.map(({ name, slug, language: written }, index) => (
              <li key={slug}>
                <a
                  href={address(slug)}
                  lang={written ?? undefined}
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
        </>
      )}
    </LinkPanel>
  );
}
