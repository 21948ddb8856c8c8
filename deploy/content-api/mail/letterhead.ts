import { type Country, type Language, type Locale, writtenIn } from 'shared/i18n';
import { socialPicture } from 'shared/pictures';
import { href } from 'shared/routes';
import { localAddress } from '../../tokens/picture-address.ts';
import type { Localised } from '../content.ts';
import { languageShown, textIn, withYear } from '../language.ts';
import { siteFor } from '../site-address.ts';
import type { BrandSource, MenuSource } from '../sources/menus.ts';
import type { PageSource } from '../sources/pages.ts';
import type { Visitor } from '../visitor.ts';

/** The page that a mail was asked for on. */
export type Reader = Pick<Visitor, 'language' | 'country'>;

/** A text of the brand, with its language where that is not the reader's. */
export interface BrandText {
  text: string;
  language?: Language;
}

/** What a letter has around its words: the brand's own record, the end of its pages, and how its home page is shown to others. */
export interface Letterhead {
  locale: Locale;
  /** The site of the reader's country, without a path. */
  site: string;
  home: string;
  name: string;
  tagline: BrandText;
  /** Addresses of pictures that mail programs can show: they read neither drawings nor AVIF. */
  logo?: string;
  picture?: { url: string; alt: string };
  address: BrandText;
  /** Who owns the site, and since when. */
  legal: BrandText;
  help: string;
}

export type LetterheadSource = (reader: Reader) => Promise<Letterhead>;

interface LetterheadOptions {
  brandOf: BrandSource;
  menus: Pick<MenuSource, 'footer'>;
  pages: Pick<PageSource, 'byPaths'>;
  /** The address of the site; letters have the one of the reader's country, as `siteFor` says. */
  siteUrl: string;
  /** Signs the addresses of pictures on other hosts. */
  serviceSecret: string;
}

/** Reads what is around a letter from the content, for each letter anew. */
export const createLetterheads =
  ({ brandOf, menus, pages, siteUrl, serviceSecret }: LetterheadOptions): LetterheadSource =>
  async ({ language, country }: { language: Language; country: Country }) => {
    const [brand, footer, [home]] = await Promise.all([
      brandOf(),
      menus.footer(),
      pages.byPaths(['/page/page-daccueil'], language),
    ]);
    const locale = writtenIn(country, language);
    const site = siteFor(siteUrl, country, brand?.hosts ?? {});
    const shown = (text: Localised): BrandText => {
      const found = languageShown(language, text);
      return { text: textIn(locale, text), ...(found !== language && { language: found }) };
    };
    const image = home?.seo.image;
    const legal = shown(footer.copyright);
    return {
      locale,
      site,
      home: `${site}${href('home', language)}`,
      name: brand?.name ?? '',
      tagline: shown(brand?.tagline ?? {}),
      logo: brand?.icon ? `${site}/icon-192.png` : undefined,
      picture:
        home && image
          ? { url: `${site}${socialPicture(localAddress(serviceSecret, image))}`, alt: textIn(locale, home.seo.title) }
          : undefined,
      address: shown(footer.address),
      legal: { ...legal, text: withYear(legal.text) },
      help: `${site}${href('contact', language)}`,
    };
  };
