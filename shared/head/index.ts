import { countryNames, fallbacks, type Hosts, type Language, localeOf, originIn, settingsOf } from '../i18n/index.ts';
import { socialPicture } from '../pictures/index.ts';
import type { Visit } from '../release/index.ts';
import type { Seo } from '../remote/index.ts';
import { isIndexed, type RouteMatch } from '../routes/index.ts';
import { type AddressLive, alternatesOf, canonicalAddress, isElsewhere, type Place } from './addresses.ts';

export * from './addresses.ts';

type Head = Visit['head'];
type Element = Head['elements'][number];

/** A brand, and what describes a page to search engines that has no description of its own. */
export interface BrandOfHead {
  name: string;
  hosts: Hosts;
  description?: Readonly<Partial<Record<Language, string>>>;
}

interface HeadContext extends Omit<Place, 'hosts'> {
  brand: BrandOfHead;
  route: RouteMatch;
  /** Whether the page is there: search engines do not index a failed page. */
  found: boolean;
  /** Where other countries have the page; by default where this one has it. */
  addressLive?: AddressLive;
}

/**
 * The title and the elements of the head from a page's SEO record, and from the texts and the page's place where the
 * record says nothing. Each element carries the attribute data-head.
 */
export function headOf(
  seo: Partial<Seo> = {},
  { country, origin, brand, route, found, addressLive }: HeadContext,
): Head {
  const { name, hosts, description: descriptions = {} } = brand;
  const place = { country, origin, hosts };
  const home = originIn(country, origin, hosts);
  const absolute = (address: string | undefined) => absoluteAddress(address, home);
  const own = (address: string | undefined) => ownAddress(address, place);
  const indexed = found && isIndexed(country, route);
  const canonical = found ? canonicalOf(seo, place, route) : undefined;
  const title = seo.title || name;
  const documentTitle = title.includes(name) ? title : `${title}, ${name}`;
  const inOrder = fallbacks(route.language).map((language) => descriptions[language]);
  const description = seo.description || inOrder.find(Boolean);
  const picture = (address: string | undefined) => absolute(address && socialPicture(address));
  const image = picture(seo.ogImage);
  const locale = localeOf(country, route.language);
  const elements = [
    named('description', description),
    named('abstract', seo.abstract),
    named('keywords', seo.keywords),
    named('robots', indexed ? seo.robots : 'noindex'),
    element('meta', { 'http-equiv': 'content-language', content: seo.contentLanguage || locale }),
    canonical && link({ rel: 'canonical', href: canonical }),
    ...(indexed && !seo.canonicalUrl
      ? alternatesOf(place, route, seo.addresses, addressLive).map((alternate) =>
          link({ rel: 'alternate', ...alternate }),
        )
      : []),
    property('og:determiner', seo.ogDeterminer),
    property('og:site_name', seo.ogSiteName || name),
    property('og:locale', locale.replace('-', '_')),
    property('og:type', seo.ogType || 'website'),
    property('og:url', own(seo.ogUrl) ?? canonical),
    property('og:title', seo.ogTitle || title),
    property('og:description', seo.ogDescription || description),
    property('og:image', image),
    named('twitter:card', seo.twitterType || (image ? 'summary_large_image' : 'summary')),
    named('twitter:title', seo.twitterTitle || seo.ogTitle || title),
    named('twitter:description', seo.twitterDescription || seo.ogDescription || description),
    named('twitter:url', own(seo.twitterUrl) ?? canonical),
    named('twitter:image', picture(seo.twitterImage) ?? image),
  ];
  return { title: documentTitle, elements: elements.filter((one) => one !== undefined && one !== '') };
}

/** Hosts that search engines are kept out of have no canonical address; the second address of a page names the first everywhere. */
function canonicalOf({ canonicalUrl }: Partial<Seo>, place: Place, route: RouteMatch): string | undefined {
  const { country } = place;
  if (isElsewhere(route)) return canonicalAddress(place, route);
  if (!settingsOf(country).indexed) return undefined;
  return canonicalUrl ? ownAddress(canonicalUrl, place) : canonicalAddress(place, route);
}

/** An address on one of the site's own hosts: no record hands a page over to somebody else's. */
function ownAddress(address: string | undefined, { country, origin, hosts }: Place): string | undefined {
  const found = absoluteAddress(address, originIn(country, origin, hosts));
  const own = countryNames.map((one) => originIn(one, origin, hosts));
  return found && own.includes(new URL(found).origin) ? found : undefined;
}

const element = (tag: Element['tag'], attributes: Element['attributes']): Element => ({
  tag,
  attributes: { ...attributes, 'data-head': '' },
});
const named = (name: string, content?: string) => (content ? element('meta', { name, content }) : undefined);
const property = (name: string, content?: string) =>
  content ? element('meta', { property: name, content }) : undefined;
const link = (attributes: Record<string, string>) => element('link', attributes);

function absoluteAddress(address: string | undefined, origin: string): string | undefined {
  if (!address || !URL.canParse(address, origin)) return undefined;
  const { protocol, href } = new URL(address, origin);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}
