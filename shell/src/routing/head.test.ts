import type { Visit } from 'shared/release';
import { fakePlatform, testBrand } from 'shared/testing';
import { describePage, linkStyles, preloadCode, showHead } from './head.ts';

const visitWith = (own: Partial<Visit>): Visit => ({
  status: 200,
  head: { title: 'Title', elements: [] },
  styles: [],
  scripts: [],
  parts: [],
  live: '',
  ...own,
});
const sheet = (href: string) => ({ href, integrity: 'sha384-x' });
const hrefs = (selector: string) => [...document.querySelectorAll<HTMLLinkElement>(selector)].map(({ href }) => href);

beforeEach(() => {
  document.head.innerHTML = '';
});

test('a navigation links the style sheets that the document neither links nor holds, and waits for them', async () => {
  document.head.innerHTML =
    '<style data-href="http://localhost/held.css"></style><link rel="stylesheet" href="http://localhost/linked.css">';
  const styles = ['held', 'linked', 'new'].map((name) => sheet(`http://localhost/${name}.css`));
  const linking = linkStyles(visitWith({ styles }));
  expect(hrefs('link[rel="stylesheet"]')).toEqual(['http://localhost/linked.css', 'http://localhost/new.css']);
  document.querySelector('link[href$="new.css"]')?.dispatchEvent(new Event('load'));
  await linking;
});

test('a style sheet of which the document has a part comes where that is, as the order of rules decides', async () => {
  document.head.innerHTML =
    '<style data-part-of="http://localhost/some.css"></style><style data-href="http://localhost/next.css"></style>';
  const linking = linkStyles(visitWith({ styles: [sheet('http://localhost/some.css')] }));
  const whole = document.querySelector('style[data-part-of] + link');
  expect(whole).toHaveAttribute('href', 'http://localhost/some.css');
  whole?.dispatchEvent(new Event('load'));
  await linking;
});

test('a new page replaces what the head says of the old one, and nothing else', () => {
  document.head.innerHTML = '<meta name="viewport" content="x"><meta name="description" content="old" data-head>';
  const elements = [{ tag: 'meta' as const, attributes: { name: 'description', content: 'new', 'data-head': '' } }];
  showHead(visitWith({ head: { title: 'New', elements } }), 'be', 'nl');
  expect(document.title).toBe('New');
  expect(document.documentElement.lang).toBe('nl-BE');
  expect([...document.querySelectorAll('meta')].map(({ content }) => content)).toEqual(['x', 'new']);
});

test('a page that the browser has loaded is described as the server would', async () => {
  const { country, route } = fakePlatform({ country: 'be', address: '/fr/produits?type=Miroir' }).platform;
  const context = { country, origin: 'http://be.localhost', route, signedIn: false, brand: testBrand };
  await describePage({ title: 'Tous nos meubles', description: 'En chêne', robots: 'noarchive' }, context);
  expect(document.title).toBe('Tous nos meubles, Rivelle');
  expect(document.head.querySelector('meta[name="description"]')).toHaveAttribute('content', 'En chêne');
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'http://be.localhost/fr/produits',
  );
});

const links = (rel: string) =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].map((link) => [link.as, link.href]);
const files = { scripts: [sheet('http://localhost/a.js')], styles: [sheet('http://localhost/a.css')] };

test('a navigation fetches the scripts of its page beside its styles, each once, and waits for no style that fails', async () => {
  for (const _ of ['first', 'again']) {
    const linking = linkStyles(visitWith(files));
    document.querySelector('link[rel="stylesheet"]')?.dispatchEvent(new Event('error'));
    await linking;
  }
  expect(links('preload')).toEqual([['script', 'http://localhost/a.js']]);
  expect(hrefs('link[rel="stylesheet"]')).toEqual(['http://localhost/a.css']);
});

test('the code of a page that somebody may want next is fetched behind everything else, once', () => {
  for (const _ of ['first', 'again']) preloadCode(visitWith(files));
  expect(links('prefetch')).toEqual([
    ['script', 'http://localhost/a.js'],
    ['style', 'http://localhost/a.css'],
  ]);
});
