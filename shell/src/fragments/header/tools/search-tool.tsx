import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isFragmentName } from 'shared/fragments';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import { SearchIcon } from './icons.tsx';
import styles from './tools.module.css';

/** The search overlay, once there is a contract for it. */
const searchOverlay: string = 'mf-search/search-overlay';

/** Opens the search overlay with an empty query (R75); where nobody gives that fragment it leads to the search page. */
export function SearchTool() {
  const { t } = useTranslation();
  const { bus, language } = usePlatform();
  const openOverlay = (event: MouseEvent) => {
    if (!isFragmentName(searchOverlay) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    bus.set('search', { showSearch: true, baseSearch: '' });
    bus.set('overlay', { open: true, content: searchOverlay });
  };
  return (
    <li className={styles.tool}>
      <a
        className={styles.control}
        href={href('search', language)}
        aria-label={t('header.search')}
        data-full-navigation
        onClick={openOverlay}
      >
        <SearchIcon />
      </a>
    </li>
  );
}
