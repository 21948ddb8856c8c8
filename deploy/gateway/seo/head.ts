import type { Visit } from 'shared/release';
import type { Seo } from 'shared/remote';

type Head = Visit['head'];
type Element = Head['elements'][number];

const brand = 'Rivelle';

interface HeadContext {
  /** `http://be.localhost:8080`; relative addresses of the record are made absolute with it. */
  origin: string;
  /** The page's own path: the canonical address where the record has none. */
  path: string;
  /** Whether search engines may keep the page: not where the country is not indexed (C56), nor a failed page. */
  indexed: boolean;
}

/** The title and the elements of the head from a page's SEO record; each carries the attribute data-head. */
export function headOf(seo: Seo | undefined, { origin, path, indexed }: HeadContext): Head {
  const absolute = (address: string | undefined) => absoluteAddress(address, origin);
  const elements = [
    named('description', seo?.description),
    named('abstract', seo?.abstract),
    named('keywords', seo?.keywords),
    named('robots', indexed ? seo?.robots : 'noindex'),
    indexed && link('canonical', absolute(seo?.canonicalUrl || path)),
    property('og:determiner', seo?.ogDeterminer),
    property('og:site_name', seo?.ogSiteName),
    property('og:type', seo?.ogType),
    property('og:url', absolute(seo?.ogUrl)),
    property('og:title', seo?.ogTitle),
    property('og:description', seo?.ogDescription),
    property('og:image', absolute(seo?.ogImage)),
    named('twitter:card', seo?.twitterType),
    named('twitter:title', seo?.twitterTitle),
    named('twitter:description', seo?.twitterDescription),
    named('twitter:url', absolute(seo?.twitterUrl)),
    named('twitter:image', absolute(seo?.twitterImage)),
  ];
  return {
    title: seo?.title || brand,
    elements: elements.filter((element) => element !== undefined && element !== false),
  };
}

const element = (tag: Element['tag'], attributes: Element['attributes']): Element => ({
  tag,
  attributes: { ...attributes, 'data-head': '' },
});
const named = (name: string, content?: string) => (content ? element('meta', { name, content }) : undefined);
const property = (name: string, content?: string) =>
  content ? element('meta', { property: name, content }) : undefined;
const link = (rel: string, href?: string) => (href ? element('link', { rel, href }) : undefined);

function absoluteAddress(address: string | undefined, origin: string): string | undefined {
  if (!address || !URL.canParse(address, origin)) return undefined;
  const { protocol, href } = new URL(address, origin);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}
