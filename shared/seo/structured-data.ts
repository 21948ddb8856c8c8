import { originIn } from '../i18n/index.ts';
import type { Platform } from '../platform/platform.ts';
import type { Seo } from './seo-record.ts';

/** A thing of schema.org that a page is about, as search engines read it. Plain data. */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The place of a page: its platform, or as much of it as addresses need. */
type Place = Pick<Platform, 'country' | 'origin' | 'brand'>;

const absolute = ({ country, origin, brand }: Place, address: string): string =>
  new URL(address, originIn(country, origin, brand.hosts)).href;

/** The brand, on the home page. */
export const organization = (place: Place): StructuredData => ({
  '@type': 'Organization',
  name: place.brand.name,
  url: absolute(place, '/'),
});

/** The way to a page: the steps of its breadcrumb, in order; the last one, the page itself, has no address. */
export const breadcrumbList = (place: Place, steps: readonly { label: string; url?: string }[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(url && { item: absolute(place, url) }),
  })),
});

/** The pages that a list leads to, in the list's order; `first` is the place of the first one, for further pages. */
export const itemList = (
  place: Place,
  items: readonly { heading: string; url: string }[],
  first = 1,
): StructuredData => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ heading, url }, index) => ({
    '@type': 'ListItem',
    position: first + index,
    name: heading,
    url: absolute(place, url),
  })),
});

/** A page about several things that belong together. */
export const collectionPage = (place: Place & Pick<Platform, 'route'>, name: string, seo: Seo): StructuredData => ({
  '@type': 'CollectionPage',
  ...described(place, name, seo),
});

/** An article of the journal; the brand publishes it. */
export const article = (
  place: Place & Pick<Platform, 'route'>,
  { heading, author, date, imageMain }: { heading: string; author: string; date: string; imageMain: { url: string } },
  seo: Seo,
): StructuredData => ({
  '@type': 'Article',
  headline: heading,
  description: seo.description,
  image: absolute(place, imageMain.url),
  author: { '@type': 'Person', name: author },
  publisher: organization(place),
  datePublished: date,
  url: absolute(place, place.route.path),
});

/** What the SEO record of a page says of an offer; its price is in euros. */
interface SeoOffer {
  productPrice?: string | null;
  productAvailability?: string | null;
  productCondition?: string | null;
}

interface Product {
  name: string;
  category?: string;
  seo: Seo & SeoOffer;
  /** The price in the catalogue; it comes before the one of the SEO record. */
  price?: { amount: number; currency: string } | null;
}

/** A product; it is offered for sale only where it has a price. */
export const product = (
  place: Place & Pick<Platform, 'route'>,
  { name, category, seo, price }: Product,
): StructuredData => ({
  '@type': 'Product',
  ...described(place, name, seo),
  brand: { '@type': 'Brand', name: place.brand.name },
  category,
  ...(price && { offers: { ...offer(seo), price: String(price.amount), priceCurrency: price.currency } }),
  ...(!price && seo.productPrice && { offers: offer(seo) }),
});

/** A shop that sells the brand, as the content system knows it. */
export interface Retailer {
  name: string;
  address: string;
  zipCode: string;
  city: string;
  countryCode: string;
  mail?: string;
  phone?: string;
  website?: string;
  lat: number;
  lng: number;
}

/** A shop that sells the brand; `address` is its place on this site. */
export const store = (place: Place, shop: Retailer, address: string): StructuredData => ({
  '@type': 'Store',
  '@id': absolute(place, address),
  name: shop.name,
  address: {
    '@type': 'PostalAddress',
    streetAddress: shop.address,
    postalCode: shop.zipCode,
    addressLocality: shop.city,
    addressCountry: shop.countryCode,
  },
  geo: { '@type': 'GeoCoordinates', latitude: shop.lat, longitude: shop.lng },
  telephone: shop.phone,
  email: shop.mail,
  url: shop.website,
  brand: { '@type': 'Brand', name: place.brand.name },
});

const described = (place: Place & Pick<Platform, 'route'>, name: string, { description, ogImage }: Seo) => ({
  name,
  description,
  image: ogImage && absolute(place, ogImage),
  url: absolute(place, place.route.path),
});

const offer = ({ productPrice, productAvailability, productCondition }: SeoOffer) => ({
  '@type': 'Offer',
  price: productPrice,
  priceCurrency: 'EUR',
  availability: productAvailability ?? undefined,
  itemCondition: productCondition ?? undefined,
});
