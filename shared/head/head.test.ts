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
