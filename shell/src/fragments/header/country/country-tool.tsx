import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { settingsOf } from 'shared/i18n';
import { usePlatform } from 'shared/platform';
import { CallToAction } from 'shared/ui';
import type { Opening } from '../state/opening.ts';
import styles from '../tools/tools.module.css';
import { countryCode } from './country-code.ts';
import { Languages } from './languages.tsx';
import { portalAddress } from './portal-address.ts';

/** The country and language that the visitor is in, and the way to others (R80). */
export function CountryTool({ opening }: { opening: Opening }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const windowId = useId();
  const isOpen = opening.open === 'country';
  const code = countryCode(platform.country);
  const shown = settingsOf(platform.country).languages.length > 1 ? [code, platform.language.toUpperCase()] : [code];
  return (
    <li className={styles.tool} data-wide {...opening.around('country')} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.code}
        aria-label={`${shown.join(' ')}, ${t('header.country-and-language')}`}
        aria-expanded={isOpen}
        aria-controls={windowId}
        onClick={opening.toggle('country')}
      >
        {shown.join(' · ')}
      </button>
      <div id={windowId} className={styles.window}>
        <p>{t('header.country-text', { country: t(`header.countries.${code.toLowerCase()}`) })}</p>
        <Languages />
        <CallToAction link={{ url: portalAddress(platform), label: t('header.change-country') }} look="filled" />
      </div>
    </li>
  );
}
