import { useTranslation } from 'react-i18next';
import { openSearch, usePlatform } from 'shared/platform';
import { hrefIn } from 'shared/routes';
import { InPageLink } from 'shared/ui';
import { SearchIcon } from './icons.tsx';
import styles from './tools.module.css';

/** Opens the search overlay with an empty query (R75); without scripts, or in a new tab, it leads to the search page. */
export function SearchTool() {
  const { t } = useTranslation();
  const { bus, open, country, language } = usePlatform();
  return (
    <li className={styles.tool}>
      <InPageLink
        className={styles.control}
        href={hrefIn(country, 'search', language)}
        aria-label={t('header.search')}
        data-full-navigation
        go={() => openSearch({ bus, open })}
      >
        <SearchIcon />
      </InPageLink>
    </li>
  );
}
