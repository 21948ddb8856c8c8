import { match } from 'shared/routes';
import { addressAhead, lineAllows } from './prefetch-links.ts';

const here = match('be', '/fr');
if (!here) throw new Error('no route');

const ahead = (attributes: Record<string, string>) => {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  return addressAhead(link, 'be', here);
};

// R55
test('nothing is fetched ahead on 2g, for a reader who saves data, or offline', () => {
  expect(lineAllows({ onLine: true })).toBe(true);
  expect(lineAllows({ onLine: true, connection: { effectiveType: '4g' } })).toBe(true);
  expect(lineAllows({ onLine: true, connection: { effectiveType: '2g' } })).toBe(false);
  expect(lineAllows({ onLine: true, connection: { effectiveType: 'slow-2g' } })).toBe(false);
  expect(lineAllows({ onLine: true, connection: { effectiveType: '4g', saveData: true } })).toBe(false);
  expect(lineAllows({ onLine: false })).toBe(false);
});

test('a page of this site is fetched ahead, without the place in it', () => {
  expect(ahead({ href: '/fr/produits?page=2#liste' })).toBe('/fr/produits?page=2');
});

test('the page that is shown is not, from any place in it', () => {
  history.replaceState(null, '', '/fr/produits?page=2');
  expect(ahead({ href: '/fr/produits?page=2#liste' })).toBeUndefined();
  expect(ahead({ href: '/fr/produits?page=3' })).toBe('/fr/produits?page=3');
  history.replaceState(null, '', '/');
});

test.each([
  ['another site', { href: 'https://example.com/fr/produits' }],
  ['the page that is shown', { href: '/' }],
  ['no page', { href: '/uploads/a.pdf' }],
  ['logging out', { href: '/fr/logout' }],
  ['a personal page', { href: '/fr/liste-de-souhaits' }],
  ['a link that is not to be followed by machines', { href: '/fr/produits', rel: 'nofollow' }],
  ['a link that wants a full page load', { href: '/fr/produits', 'data-full-navigation': '' }],
  ['a link into a new window', { href: '/fr/produits', target: '_blank' }],
  ['a download', { href: '/fr/produits', download: '' }],
  ['another language', { href: '/nl/producten' }],
])('%s is not', (_, attributes) => {
  expect(ahead(attributes)).toBeUndefined();
});
