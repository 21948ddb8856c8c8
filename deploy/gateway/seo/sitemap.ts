import { escapeUTF8 } from 'entities';
import { LRUCache } from 'lru-cache';
import { type AddressLive, alternatesOf, canonicalAddress, type Place } from 'shared/head';
import { type Country, type Language, originIn, settingsOf } from 'shared/i18n';
import { addressIn, addressOf, isIndexed, match, type RouteMatch } from 'shared/routes';
import type { SitePage } from './site-pages.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const namespaces = `${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml"`;

/**
 * The languages of a country that have a sitemap: none where search engines may index nothing, one where the portal is the
 * only page.
 */
export function sitemapLanguages(country: Country): readonly Language[] {
  const { indexed, languages, portal } = settingsOf(country);
  if (!indexed) return [];
  return portal === 'only' ? languages.slice(0, 1) : languages;
}

/** The list of a country's sitemaps, one for each of its languages. */
export function sitemapIndex({ country, origin, hosts }: Place): string {
  const maps = sitemapLanguages(country).map(
    (language) => `<sitemap><loc>${originIn(country, origin, hosts)}/sitemaps/${language}.xml</loc></sitemap>`,
  );
  return `${declaration}\n<sitemapindex ${namespace}>${maps.join('')}</sitemapindex>\n`;
}

/** What a country has at this moment, of the pages that the content system knows. */
interface Published {
  pages: readonly SitePage[];
  /** Whether a live release gives the page. */
  isGiven(route: RouteMatch): boolean;
  addressLive: AddressLive;
}

/** The pages of a country in a language, each with its addresses in all other countries and languages. */
export function sitemap(place: Place, language: Language, { pages, isGiven, addressLive }: Published): string {
  const given = shownIn(place.country, pages).filter(({ route }) => isGiven(route));
  const entries = new Set(given.flatMap((page) => entry(place, language, page, addressLive) ?? []));
  return `${declaration}\n<urlset ${namespaces}>${[...entries].join('')}</urlset>\n`;
}

function shownIn(country: Country, pages: readonly SitePage[]): readonly SitePage[] {
  if (settingsOf(country).portal !== 'only') return pages;
  const route = match(country, '/');
  return route ? [{ route }] : [];
}

function entry(place: Place, language: Language, sitePage: SitePage, addressLive: AddressLive): string | undefined {
  const { country } = place;
  const { route, slugs, changed } = sitePage;
  const addresses = slugs?.map((own) => ({ ...own, url: addressOf(route.name, own.language, own.params) }));
  const own = addresses?.find((address) => address.language === language)?.url;
  const path = route.path === '/' ? '/' : (own ?? addressIn({ ...route, query: {} }, language));
  const page = path && match(country, path);
  if (!page || !isIndexed(country, page)) return undefined;
  const alternates = alternatesOf(place, page, addresses, addressLive).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeUTF8(href)}"/>`,
  );
  const when = changed ? `<lastmod>${escapeUTF8(changed)}</lastmod>` : '';
  return `<url><loc>${escapeUTF8(canonicalAddress(place, page))}</loc>${when}${alternates.join('')}</url>`;
}

/** What crawlers may fetch: nothing where a country repeats others, and otherwise pages only. */
export function robotsText({ country, origin, hosts }: Place): string {
  if (!settingsOf(country).indexed) return 'User-agent: *\nDisallow: /\n';
  const closed = ['/_page', '/graphql', '/session', '/uploads'].map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${closed.join('')}\nSitemap: ${originIn(country, origin, hosts)}/sitemap.xml\n`;
}

const mostLetters = 32 * 1024 * 1024;

/**
 * Caches sitemaps for as long as the pages are the same ones: a sitemap of some thousand pages takes a processor for a
 * quarter of a second, and strangers may ask for it as often as they like. The function that it returns calls `make` on a
 * cache miss.
 */
export function createSitemapCache() {
  const cache = new LRUCache<string, { pages: readonly SitePage[]; text: string }>({
    maxSize: mostLetters,
    sizeCalculation: ({ text }) => text.length + 1,
  });

  return (key: string, pages: readonly SitePage[], make: () => string): string => {
    const found = cache.get(key);
    if (found?.pages === pages) return found.text;
    const text = make();
    cache.set(key, { pages, text });
    return text;
  };
}
