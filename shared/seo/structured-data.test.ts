import { match } from '../routes/index.ts';
import { testBrand } from '../testing/index.ts';
import { article, breadcrumbList, collectionPage, itemList, organization, product, store } from './index.ts';

const route = match('be', '/nl/producten/ligne');
if (!route) throw new Error('The table has no products');
const brand = { ...testBrand, hosts: { ...testBrand.hosts, uk: 'www.rivelle.co.uk' } };
const place = { country: 'be' as const, origin: 'http://be.localhost:8080', brand, route };
const plain = (value: object) => JSON.parse(JSON.stringify(value));

it('is offered for sale only where it has a price (C48)', () => {
  const seo = { title: 'Ligne', description: 'Een meubel', ogImage: '/pictures/a.jpg' };
  expect(plain(product(place, { name: 'Ligne', seo: { ...seo, productPrice: null } }))).toEqual({
    '@type': 'Product',
    name: 'Ligne',
    description: 'Een meubel',
    image: 'http://be.localhost:8080/pictures/a.jpg',
    url: 'http://be.localhost:8080/nl/producten/ligne',
    brand: { '@type': 'Brand', name: 'Rivelle' },
  });
  const offered = { ...seo, productPrice: '990', productAvailability: 'https://schema.org/InStock' };
  expect(product(place, { name: 'Ligne', seo: offered }).offers).toMatchObject({
    price: '990',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
  });
  const price = { amount: 1290.5, currency: 'CHF' };
  expect(product(place, { name: 'Ligne', seo: offered, price }).offers).toMatchObject({
    price: '1290.5',
    priceCurrency: 'CHF',
    availability: 'https://schema.org/InStock',
  });
});

it('counts the steps of the way here, and leaves the page itself without an address', () => {
  expect(plain(breadcrumbList(place, [{ label: 'Collecties', url: '/nl/collecties' }, { label: 'Ligne' }]))).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Collecties', item: 'http://be.localhost:8080/nl/collecties' },
      { '@type': 'ListItem', position: 2, name: 'Ligne' },
    ],
  });
});

it('names the public host of the country, whatever the page was reached by', () => {
  expect(organization({ country: 'be', origin: 'https://rivelle.be', brand }).url).toBe('https://www.rivelle.be/');
  expect(
    plain(
      itemList(
        { country: 'uk', origin: 'https://rivelle.co.uk', brand },
        [{ heading: 'A', url: '/en/products/a' }],
        13,
      ),
    ),
  ).toMatchObject({ itemListElement: [{ position: 13, url: 'https://www.rivelle.co.uk/en/products/a' }] });
});

it('names who wrote an article, and who publishes it', () => {
  const written = {
    heading: 'Geborsteld messing',
    author: 'Joris Van Acker',
    date: '2026-03-04',
    imageMain: { url: '/a.jpg' },
  };
  expect(plain(article(place, written, { title: 'Messing', description: 'Een metaal' }))).toEqual({
    '@type': 'Article',
    headline: 'Geborsteld messing',
    description: 'Een metaal',
    image: 'http://be.localhost:8080/a.jpg',
    author: { '@type': 'Person', name: 'Joris Van Acker' },
    publisher: { '@type': 'Organization', name: 'Rivelle', url: 'http://be.localhost:8080/' },
    datePublished: '2026-03-04',
    url: 'http://be.localhost:8080/nl/producten/ligne',
  });
});

it('tells of a shop what the content system knows, under its place in the page', () => {
  const gent = { name: 'Badhuis', address: 'Passerlei 18', zipCode: '9000', city: 'Gent', countryCode: 'BE' };
  expect(plain(store(place, { ...gent, phone: '09 000 90 18', lat: 51.05, lng: 3.72 }, '/nl/winkel-zoeker#a'))).toEqual(
    {
      '@type': 'Store',
      '@id': 'http://be.localhost:8080/nl/winkel-zoeker#a',
      name: 'Badhuis',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Passerlei 18',
        postalCode: '9000',
        addressLocality: 'Gent',
        addressCountry: 'BE',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 51.05, longitude: 3.72 },
      telephone: '09 000 90 18',
      brand: { '@type': 'Brand', name: 'Rivelle' },
    },
  );
});

it('describes a page of several things, without a picture where its record has none', () => {
  expect(plain(collectionPage(place, 'Collectie', { title: 'Collectie', description: 'Eik' }))).toEqual({
    '@type': 'CollectionPage',
    name: 'Collectie',
    description: 'Eik',
    url: 'http://be.localhost:8080/nl/producten/ligne',
  });
});
