import { countryNames, languageNames, originIn, portalRegions, settingsOf } from 'shared/i18n';
import type { Platform } from 'shared/platform';
import type { PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { organization } from 'shared/seo';
import type ownTexts from '../../locales/fr.json';
import { PortalDocument } from './portal.generated.ts';

/** Words and picture are those of the editors' portal page where there is one; the picture is otherwise the home page's. */
export async function load({ platform, texts }: PageContext<typeof ownTexts>) {
  const { country, origin } = platform;
  const [{ seoForPage, portal, home }, { portal: words }] = await Promise.all([
    platform.content.query(PortalDocument, {}),
    texts,
  ]);
  const hero = portal?.find((block) => block.__typename === 'HeroFullscreen');
  const picture = hero ?? home?.find((block) => block.__typename === 'HeroFullscreen');
  return {
    seo: {
      title: seoForPage?.title ?? words.title,
      description: seoForPage?.description ?? words.description,
      ogImage: seoForPage?.ogImage ?? picture?.backgroundDesktop.url,
    },
    structured: [organization({ country, origin })],
    heading: hero?.heading ?? words.heading,
    headingLanguage: hero?.headingLanguage,
    text: hero?.text ?? words.text,
    textLanguage: hero?.textLanguage,
    picture: picture && { desktop: picture.backgroundDesktop, mobile: picture.backgroundMobile },
    regions: portalRegions.map((region) => ({
      name: region.name,
      languageName: languageNames[region.language],
      language: region.language,
      url: `${originIn(region.country, origin)}${href('home', region.language)}`,
    })),
    countries: countriesIn(platform),
  };
}

/** Every country that has a site of its own, by its name in the visitor's language, with the site in each language. */
function countriesIn({ locale, origin }: Pick<Platform, 'locale' | 'origin'>) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return countryNames
    .flatMap((country) => {
      const { region, languages, indexed, portal } = settingsOf(country);
      if (!indexed || portal) return [];
      const sites = languages.map((language) => ({
        language,
        languageName: languageNames[language],
        url: `${originIn(country, origin)}${href('home', language)}`,
      }));
      return [{ name: names.of(region) ?? region, sites }];
    })
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}
