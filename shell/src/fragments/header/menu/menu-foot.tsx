import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { countryCode } from '../country/country-code.ts';
import { Languages } from '../country/languages.tsx';
import { portalAddress } from '../country/portal-address.ts';
import styles from './menu.module.css';

/** Under the menu of a narrow screen: the languages, and the country code as the way to the portal (R81). */
export function MenuFoot() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const code = countryCode(platform.country);
  return (
    <div className={styles.foot}>
      <Languages />
      <a href={portalAddress(platform)} aria-label={`${code}, ${t('header.change-country')}`}>
        {code}
      </a>
    </div>
  );
}
