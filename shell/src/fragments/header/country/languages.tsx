import { useTranslation } from 'react-i18next';
import { languageNames, settingsOf } from 'shared/i18n';
import { usePlatform } from 'shared/platform';
import { addressIn, href } from 'shared/routes';
import styles from './country.module.css';

/** The languages of this country, each leading to this page in it; nothing where there is only one (C60). */
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
