import type { Country } from '../i18n/index.ts';
import { declaredRoutes, match, takeRoutes } from '../routes/index.ts';
import { headOf } from './index.ts';

takeRoutes(declaredRoutes);

const brand = {
  name: 'Rivelle',
  hosts: {},
  description: { en: 'Furniture for bathrooms', fr: 'Meubles de salle de bain' },
};

function elementsOf(address: string, seo = {}, { country = 'be' as Country, found = true } = {}) {
  const route = match(country, address);
  if (!route) throw new Error(`${address} is no address of ${country}`);
  const origin = `http://${country}.localhost:8080`;
  const { title, elements } = headOf(seo, { country, origin, brand, route, found });
  const said = (name: string) => {
    const one = elements.find(({ attributes }) => Object.values(attributes).includes(name));
    return one?.attributes.content ?? one?.attributes.href;
  };
  return { title, said, alternates: elements.filter(({ attributes }) => attributes.rel === 'alternate') };
}

it('names the page in other languages where it is the one that search engines keep', () => {
  const page = elementsOf('/fr/produits');
  expect(page.said('canonical')).toBe('http://be.localhost:8080/fr/produits');
  expect(page.alternates.map(({ attributes }) => attributes.hreflang)).toEqual(
    expect.arrayContaining(['fr-BE', 'nl-BE', 'x-default']),
  );
});

it('names no other languages where its record hands it over, where it is not there, and where it is not indexed', () => {
  expect(elementsOf('/fr/produits', { canonicalUrl: '/fr/collections' }).alternates).toEqual([]);
  expect(elementsOf('/fr/produits', {}, { found: false }).alternates).toEqual([]);
  const search = elementsOf('/fr/recherche');
  expect([search.alternates, search.said('robots')]).toEqual([[], 'noindex']);
});

it('hands a page over to none but the site’s own hosts', () => {
  expect(elementsOf('/fr/produits', { canonicalUrl: 'https://evil.example/' }).said('canonical')).toBeUndefined();
  const elsewhere = elementsOf('/fr/produits', { canonicalUrl: 'http://fr.localhost:8080/fr/produits' });
  expect(elsewhere.said('canonical')).toBe('http://fr.localhost:8080/fr/produits');
});

it('is titled with the brand, once', () => {
  expect(elementsOf('/fr/produits', { title: 'Produits' }).title).toBe('Produits, Rivelle');
  expect(elementsOf('/fr/produits', { title: 'Chez Rivelle' }).title).toBe('Chez Rivelle');
  expect(elementsOf('/fr/produits').title).toBe('Rivelle');
});

it('takes the brand’s words where the record has none, in the page’s language before others', () => {
  expect(elementsOf('/fr/produits').said('description')).toBe('Meubles de salle de bain');
  expect(elementsOf('/nl/producten').said('description')).toBe('Furniture for bathrooms');
  expect(elementsOf('/fr/produits', { description: 'Le chêne' }).said('og:description')).toBe('Le chêne');
});

it('shows a picture large where it has one, at an address of the web alone', () => {
  const page = elementsOf('/fr/produits', { ogImage: '/pictures/a.jpg' });
  expect(page.said('twitter:card')).toBe('summary_large_image');
  expect(page.said('twitter:image')).toBe(page.said('og:image'));
  const none = elementsOf('/fr/produits', { ogImage: 'javascript:alert(1)' });
  expect([none.said('twitter:card'), none.said('og:image')]).toEqual(['summary', undefined]);
});

it('shares a page in the words that its record has for that, and in the page’s own where it has none', () => {
  const own = {
    ...{ abstract: 'a', keywords: 'b', robots: 'c', contentLanguage: 'd', ogDeterminer: 'e', ogSiteName: 'f' },
    ...{ ogType: 'g', ogTitle: 'h', ogDescription: 'i', twitterType: 'j', twitterTitle: 'k', twitterDescription: 'l' },
  };
  const names = [
    ...['abstract', 'keywords', 'robots', 'content-language', 'og:determiner', 'og:site_name', 'og:type', 'og:title'],
    ...['og:description', 'twitter:card', 'twitter:title', 'twitter:description'],
  ];
  const { said } = elementsOf('/fr/produits', { title: 'Produits', description: 'Le chêne', ...own });
  expect(names.map(said).join('')).toBe('abcdefghijkl');
  const plain = elementsOf('/fr/produits', { title: 'Produits', description: 'Le chêne' });
  expect(Object.fromEntries(names.map((name) => [name, plain.said(name)]))).toEqual({
    'content-language': 'fr-BE',
    'og:site_name': 'Rivelle',
    'og:type': 'website',
    'og:title': 'Produits',
    'og:description': 'Le chêne',
    'twitter:card': 'summary',
    'twitter:title': 'Produits',
    'twitter:description': 'Le chêne',
  });
  const shared = elementsOf('/fr/produits', { title: 'Produits', ogTitle: 'h', ogDescription: 'i' });
  expect([shared.said('twitter:title'), shared.said('twitter:description')]).toEqual(['h', 'i']);
});

it('shares a page by its canonical address, and by another of the site’s own where its record has one', () => {
  const urls = (seo: object) => ['og:url', 'twitter:url'].map(elementsOf('/fr/produits', seo).said);
  const canonical = 'http://be.localhost:8080/fr/produits';
  expect(urls({})).toEqual([canonical, canonical]);
  expect(urls({ ogUrl: 'https://evil.example/', twitterUrl: 'http://[' })).toEqual([canonical, canonical]);
  expect(urls({ ogUrl: '/fr', twitterUrl: '/nl' })).toEqual([
    'http://be.localhost:8080/fr',
    'http://be.localhost:8080/nl',
  ]);
});

it('has a picture of another site, and one for itself where the record names another for a network', () => {
  const page = elementsOf('/fr/produits', { ogImage: 'https://cdn.example/a.jpg', twitterImage: '/pictures/b.jpg' });
  expect(page.said('og:image')).toBe('https://cdn.example/a.jpg');
  expect(page.said('twitter:image')).toBe('http://be.localhost:8080/variants/1200/b.jpg.jpg');
});

it('has no canonical address on hosts that search engines are kept out of, but for what stands elsewhere', () => {
  expect(elementsOf('/fr/produits', {}, { country: 'io' }).said('canonical')).toBeUndefined();
  expect(elementsOf('/fr/produits', {}, { found: false }).said('canonical')).toBeUndefined();
  const second = elementsOf('/fr/lost-password', { canonicalUrl: '/fr' }, { country: 'io' });
  expect(second.said('canonical')).toBe('http://io.localhost:8080/en/lost-password');
});
