import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import type { Loaded } from 'shared/remote';
import { Picture } from 'shared/ui';
import type { load } from './load.ts';
import styles from './page.module.css';

/** A picture as large as the screen, a few words, and the three regional sites; without header and footer (R13, R14). */
export function View({ data }: { data: Loaded<typeof load> }) {
  const { heading, headingLanguage, text, textLanguage, picture, regions, countries } = data;
  const { t } = useTranslation();
  const { bus } = usePlatform();

  // For a visitor who came by a link from a page that has a header; a page load brings none.
  useEffect(() => {
    bus.set('header', { ...bus.current('header'), disable: true });
    return () => bus.set('header', { ...bus.current('header'), disable: false });
  }, [bus]);

  return (
    <section className={styles.portal} data-hero="dark">
      {picture && (
        <Picture
          className={styles.picture}
          image={{ ...picture.desktop, alt: '' }}
          mobile={{ ...picture.mobile, alt: '' }}
          priority
        />
      )}
      <div className={styles.words}>
        <p className={styles.brand}>Rivelle</p>
        <h1 className={styles.heading} lang={headingLanguage ?? undefined}>
          {heading}
        </h1>
        {text && (
          <p className={styles.text} lang={textLanguage ?? undefined}>
            {text}
          </p>
        )}
        <nav aria-label={t('portal.regions')}>
          <ul className={styles.regions}>
            {regions.map(({ name, languageName, language, url }) => (
              <li key={url}>
                <a className={styles.region} href={url} lang={language} hrefLang={language}>
                  <span className={styles.name}>{name}</span> <span>{languageName}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <details className={styles.others}>
          <summary>{t('portal.other-country')}</summary>
          <ul className={styles.countries}>
            {countries.map(({ name, sites }) => (
              <li key={name} className={styles.country}>
                <span>{name}</span>
                {sites.map(({ language, languageName, url }) => (
                  <a key={url} href={url} lang={language} hrefLang={language}>
                    {languageName}
                  </a>
                ))}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  );
}
