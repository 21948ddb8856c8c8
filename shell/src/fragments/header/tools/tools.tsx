import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import { useBusState, usePlatform } from 'shared/platform';
import { hrefIn } from 'shared/routes';
import { CountryTool } from '../country/country-tool.tsx';
import type { Opening } from '../state/opening.ts';
import { AccountTool } from './account-tool.tsx';
import { HeartIcon, StoreIcon } from './icons.tsx';
import { SearchTool } from './search-tool.tsx';
import styles from './tools.module.css';
import { useHasSaved } from './use-has-saved.ts';

/** Search, wishlist, stores, account, country: what is at hand on every page. */
export function Tools({ opening, narrow }: { opening: Opening; narrow: boolean }) {
  const { t } = useTranslation();
  const { country, language } = usePlatform();
  const { signedIn } = useBusState('auth');
  const hasSaved = useHasSaved(signedIn);
  return (
    <ul className={styles.tools}>
      <SearchTool />
      <li className={styles.tool}>
        <a className={styles.control} href={hrefIn(country, signedIn ? 'wishlist' : 'login', language)}>
          <HeartIcon />
          <span className="visually-hidden">{t('header.wishlist')}</span>
          {hasSaved && <Fragment of="role:saved" props={{}} />}
        </a>
      </li>
      <li className={styles.tool}>
        <a
          className={styles.control}
          href={hrefIn(country, 'store-locator', language)}
          aria-label={t('header.store-locator')}
          data-full-navigation
        >
          <StoreIcon />
        </a>
      </li>
      <AccountTool opening={opening} narrow={narrow} />
      <CountryTool opening={opening} />
    </ul>
  );
}
