import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { openSearch, usePlatform } from 'shared/platform';
import { hrefIn } from 'shared/routes';
import { SearchIcon } from './icons.tsx';
import styles from './tools.module.css';

/** Opens the search overlay with an empty query (R75); without scripts, or in a new tab, it leads to the search page. */
export function SearchTool() {
  const { t } = useTranslation();
  const { bus, country, language } = usePlatform();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openSearch({ bus });
  };
  return (
    <li className={styles.tool}>
      <a
        className={styles.control}
        href={hrefIn(country, 'search', language)}
        aria-label={t('header.search')}
        data-full-navigation
        onClick={open}
      >
        <SearchIcon />
      </a>
    </li>
  );
}
