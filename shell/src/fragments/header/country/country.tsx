import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Country, countries, countryOfHost, languageNames, originIn, settingsOf } from 'shared/i18n';
import { type Platform, usePlatform } from 'shared/platform';
import { addressIn, href } from 'shared/routes';
import { CallToAction } from 'shared/ui';
import type { Opening } from '../state/opening.ts';
import toolStyles from '../tools/tools.module.css';
import styles from './country.module.css';

/** The country and language that the visitor is in, and the way to others. */
export function CountryTool({ opening }: { opening: Opening }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const windowId = useId();
  const isOpen = opening.open === 'country';
  const code = countryCode(platform.country);
  const shown = settingsOf(platform.country).languages.length > 1 ? [code, platform.language.toUpperCase()] : [code];
  return (
    <li className={toolStyles.tool} data-wide {...opening.around('country')} data-open={isOpen || undefined}>
      <button
        type="button"
        className={toolStyles.code}
        aria-label={`${shown.join(' ')}, ${t('header.country-and-language')}`}
        aria-expanded={isOpen}
        aria-controls={windowId}
        onClick={opening.toggle('country')}
      >
        {shown.join(' · ')}
      </button>
      <div id={windowId} className={toolStyles.window}>
        <p>{t('header.country-text', { country: t(`header.countries.${code.toLowerCase()}`) })}</p>
        <Languages />
        <CallToAction link={{ url: portalAddress(platform), label: t('header.change-country') }} look="filled" />
      </div>
    </li>
  );
}

/** The languages of this country, each leading to this page in it; nothing where there is only one. */
export function Languages() {
  const { t } = useTranslation();
  const { country, language: current, route } = usePlatform();
  const { languages } = settingsOf(country);
  if (languages.length < 2) return null;
  return (
    <ul className={styles.languages} aria-label={t('header.languages')}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={addressIn(route, language) ?? href('home', language)}
            hrefLang={language}
            lang={language}
            aria-current={language === current ? 'true' : undefined}
          >
            {languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The host that has the portal at its root. */
const portalCountry = Object.keys(countries)
  .map((ending) => countryOfHost(ending))
  .find((country) => settingsOf(country).portal === 'only');

/** Where a visitor chooses another country: the portal of this site if it has one, otherwise the portal's own host. */
export function portalAddress({
  country,
  language,
  origin,
  brand,
}: Pick<Platform, 'country' | 'language' | 'origin' | 'brand'>): string {
  if (settingsOf(country).portal || !portalCountry) return href('portal', language);
  return `${originIn(portalCountry, origin, brand.hosts)}/`;
}

/** What the header calls a country, as `BE`; a host for all of them stands for none. */
export const countryCode = (country: Country): string =>
  settingsOf(country).international ? 'INT' : country.toUpperCase();
