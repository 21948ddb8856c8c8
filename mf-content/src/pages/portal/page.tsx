import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { countryNames, languageNames, originIn, portalRegions, settingsOf } from 'shared/i18n';
import { type Platform, usePlatform } from 'shared/platform';
import type { Loaded, PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { organization } from 'shared/seo';
import { Picture, Translated } from 'shared/ui';
import type ownTexts from '../../locales/fr.json';
import styles from './page.module.css';
import { PortalDocument } from './portal.generated.ts';

/** Words and picture are those of the editors' portal page where there is one; the picture is otherwise the home page's. */
export async function load({ platform, texts }: PageContext<typeof ownTexts>) {
  const { origin, brand } = platform;
  const [{ seoForPage, portal, home }, { portal: words }] = await Promise.all([
    platform.content.query(PortalDocument, {}),
    texts,
  ]);
  const named = (text: string) => text.replaceAll('{{brand}}', brand.name);
  const hero = portal?.find((block) => block.__typename === 'HeroFullscreen');
  const picture = hero ?? home?.find((block) => block.__typename === 'HeroFullscreen');
  return {
    seo: {
      title: seoForPage?.title ?? named(words.title),
      description: seoForPage?.description ?? named(words.description),
      ogImage: seoForPage?.ogImage ?? picture?.backgroundDesktop.url,
    },
    structured: [organization(platform)],
    heading: hero?.heading ?? words.heading,
    headingLanguage: hero?.headingLanguage,
    text: hero?.text ?? words.text,
    textLanguage: hero?.textLanguage,
    picture: picture && { desktop: picture.backgroundDesktop, mobile: picture.backgroundMobile },
    regions: portalRegions.map((region) => ({
      name: region.name,
      languageName: languageNames[region.language],
      language: region.language,
      url: `${originIn(region.country, origin, brand.hosts)}${href('home', region.language)}`,
    })),
    countries: countriesIn(platform),
  };
}

/** Every country that has a site of its own, by its name in the visitor's language, with the site in each language. */
function countriesIn({ locale, origin, brand }: Pick<Platform, 'locale' | 'origin' | 'brand'>) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return countryNames
    .flatMap((country) => {
      const { region, languages, indexed, portal } = settingsOf(country);
      if (!indexed || portal) return [];
      const sites = languages.map((language) => ({
        language,
        languageName: languageNames[language],
        url: `${originIn(country, origin, brand.hosts)}${href('home', language)}`,
      }));
      return [{ name: names.of(region) ?? region, sites }];
    })
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}

/** A picture as large as the screen, a few words, and the three regional sites; without header and footer. */
export function View({ data }: { data: Loaded<typeof load> }) {
  const { heading, headingLanguage, text, textLanguage, picture, regions, countries } = data;
  const { t } = useTranslation();
  const { bus, brand } = usePlatform();

  // Hides the header of the page from which the visitor came; a page load of the portal has none.
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
        <p className={styles.brand}>{brand.name}</p>
        <Translated as="h1" className={styles.heading} text={heading} language={headingLanguage} />
        <Translated className={styles.text} text={text} language={textLanguage} />
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
