import {
  type Country,
  catchAllCountry,
  countryNames,
  type Hosts,
  type Language,
  localeOf,
  originIn,
  settingsOf,
} from '../i18n/index.ts';
import { addressIn, definitionOf, isIndexed, match, ownQuery, type RouteMatch } from '../routes/index.ts';
import type { PageAddress } from '../seo/seo-record.ts';

/** A page in one country and language, as search engines know it: `nl-BE`, or `x-default` for everybody else. */
export interface Alternate {
  hreflang: string;
  href: string;
}

/** Where a page is shown: its country, and the origin that the visitor sees it at, as `http://be.localhost:8080`. */
export interface Place {
  country: Country;
  origin: string;
  hosts: Hosts;
}

type Page = Pick<RouteMatch, 'name' | 'language' | 'params' | 'query' | 'path'>;

/** Where a page is live: its address in a country and language, and nothing where that country does not have it. */
export type AddressLive = (
  country: Country,
  page: Pick<Page, 'name' | 'params' | 'query'>,
  language: Language,
) => string | undefined;

/** The language that is shown where nobody's own is known. */
const commonLanguage: Language = 'en';

const indexedCountries = countryNames.filter((country) => settingsOf(country).indexed);
const portalCountry = indexedCountries.find((country) => settingsOf(country).portal === 'only');

/** Every country and language whose pages search engines index. */
const editions = indexedCountries
  .filter((country) => settingsOf(country).portal !== 'only')
  .flatMap((country) => settingsOf(country).languages.map((language) => ({ country, language })));

/** The canonical address of a page: without what only narrows a list, on the public host of its country. */
export function canonicalAddress({ country, origin, hosts }: Place, page: Page): string {
  const path = isElsewhere(page) ? (addressHere(country, page, page.language) ?? page.path) : page.path;
  return `${originIn(speaking(country, page.language), origin, hosts)}${path}${ownQuery(page)}`;
}

/** Whether a page is shown at its second address, which leads search engines to the first. */
export const isElsewhere = ({ name, language, path }: Page): boolean =>
  definitionOf(name)?.elsewhere?.[language] === path;

/**
 * The `hreflang` alternates: the same page in every country and language that has it, the page itself among them, so that each names all others; with
 * the slugs of its `addresses` where they are not the same in all languages. Empty for a page that search engines leave alone.
 * A visitor who speaks none of these languages is sent to the portal from a home page, and to the English page from any other.
 * `addressLive` says where other countries have it; by default all have what this one has.
 */
export function alternatesOf(
  { country, origin, hosts }: Place,
  page: Page,
  addresses?: readonly PageAddress[],
  addressLive: AddressLive = addressHere,
): Alternate[] {
  if (!isIndexed(country, page)) return [];
  const isEntrance = page.name === 'home' || page.name === 'portal';
  const shown: Page = isEntrance ? { ...page, name: 'home' } : page;
  const bySlug = page.params.slug === undefined ? [] : addresses;
  const alternates = editions.flatMap(({ country: other, language }) => {
    const own = bySlug?.find((address) => address.language === language)?.url;
    const meant = own === undefined ? shown : match(catchAllCountry, own);
    const addressThere = other === country ? addressHere : addressLive;
    const path = meant && addressThere(other, { ...meant, query: page.query }, language);
    return path
      ? [{ language, hreflang: localeOf(other, language), href: `${originIn(other, origin, hosts)}${path}` }]
      : [];
  });
  const common = alternates.find(({ language }) => language === commonLanguage) ?? alternates[0];
  const everybody = isEntrance && portalCountry ? `${originIn(portalCountry, origin, hosts)}/` : common?.href;
  return [
    ...alternates.map(({ hreflang, href }) => ({ hreflang, href })),
    ...(everybody ? [{ hreflang: 'x-default', href: everybody }] : []),
  ];
}

/** The address of a page by the table of this visit, with what makes it a page of its own. */
export const addressHere: AddressLive = (_, { name, params, query }, language) =>
  addressIn({ name, params, query: {} }, language)?.concat(ownQuery({ name, query }));

/** The country itself where it speaks the language, and otherwise the first that does. */
const speaking = (country: Country, language: Language): Country =>
  settingsOf(country).languages.includes(language)
    ? country
    : (editions.find((edition) => edition.language === language)?.country ?? country);
