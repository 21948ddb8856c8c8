import { cleanup, screen, within } from '@testing-library/react';
import { fakePlatform, renderPage } from 'shared/testing';
import ownTexts from '../../locales/fr.json';
import remote from '../../remote.ts';
import { load } from './page.tsx';

const picture = (name: string) => ({ url: `/pictures/${name}.svg`, alt: name, width: 960, height: 750 });
const collection = (heading: string, tailored = false) => ({
  id: heading.toLowerCase(),
  url: `/fr/collections/${heading.toLowerCase()}`,
  heading,
  description: `Ce qui fait ${heading}`,
  tailored,
  image: picture(`${heading}, paysage`),
  heroImageMobile: picture(`${heading}, portrait`),
  iconDark: { ...picture(''), url: `/pictures/${heading}-dark.svg` },
  iconWhite: { ...picture(''), url: `/pictures/${heading}-white.svg` },
});

const show = () =>
  renderPage(remote, 'collections', {
    address: '/fr/collections',
    country: 'be',
    answers: {
      SeoForPage: { seoForPage: { title: 'Nos collections' } },
      Collections: { collections: [collection('Ligne'), collection('Ondine'), collection('Atelier', true)] },
    },
  });

/** A catalogue of 617 collections. */
const names = Array.from({ length: 617 }, (_, index) => `N${index + 1}`);
const page = (limit: number, offset: number) => names.slice(offset, offset + limit).map((name) => collection(name));
const many = {
  SeoForPage: { seoForPage: { title: 'Nos collections' } },
  Collections: { collections: ({ limit = names.length, offset = 0 }) => page(limit, offset) },
};
const showMany = (address: string) => renderPage(remote, 'collections', { address, country: 'be', answers: many });

describe('the collections overview', () => {
  // R146
  it('lists every collection with a link to its page', async () => {
    await show();
    const links = ['Ligne', 'Ondine', 'Atelier'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(links).toEqual(['/fr/collections/ligne', '/fr/collections/ondine', '/fr/collections/atelier']);
    expect(screen.getByText('Ce qui fait Ondine')).toBeInTheDocument();
    expect(screen.getByText('Sur mesure')).toBeInTheDocument();
  });

  it('shows many in pages, each with an address', async () => {
    await showMany('/fr/collections?page=2');
    expect(screen.getAllByRole('listitem').filter((item) => item.querySelector('h2'))).toHaveLength(24);
    expect(screen.getByRole('link', { name: 'N25' })).toBeInTheDocument();
    const pages = within(screen.getByRole('navigation', { name: 'Pages de résultats' }));
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(pages.getByRole('link', { name: 'Précédent' })).toHaveAttribute('href', '/fr/collections');
    expect(pages.getByRole('link', { name: 'Page 26' })).toHaveAttribute('href', '/fr/collections?page=26');
  });

  it('shows the last page where there are not so many, and no pages of few', async () => {
    await showMany('/fr/collections?page=999');
    expect(screen.getByRole('link', { name: 'N617' })).toBeInTheDocument();
    cleanup();
    await show();
    expect(screen.queryByRole('navigation', { name: 'Pages de résultats' })).toBeNull();
  });

  it('tells search engines its collections, each with its place among all', async () => {
    const { platform } = fakePlatform({ address: '/fr/collections?page=2', country: 'be', answers: many });
    const { structured } = await load({ platform, route: platform.route, texts: Promise.resolve(ownTexts) });
    expect(Object(structured[0]).itemListElement[0]).toMatchObject({ position: 25, name: 'N25' });
  });

  it('asks twice only for a page beyond the last', async () => {
    const asked: unknown[] = [];
    const Collections = (variables: Record<string, unknown>) => {
      asked.push(variables.offset);
      return many.Collections;
    };
    const answers = { ...many, Collections };
    await renderPage(remote, 'collections', { address: '/fr/collections?page=26', country: 'be', answers });
    expect(asked.splice(0)).toEqual([600]);
    cleanup();
    await renderPage(remote, 'collections', { address: '/fr/collections?page=27', country: 'be', answers });
    expect(asked).toEqual([624, 600]);
  });

  // R145
  it('shows the first big and then landscape and portrait pictures in turn', async () => {
    await show();
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Ligne, paysage',
      'Ondine, paysage',
      'Atelier, portrait',
    ]);
  });

  it('shows the icon that is made for the light ground of the page (R147)', async () => {
    await show();
    const icons = [...document.querySelectorAll('li img[alt=""]')].map((icon) => icon.getAttribute('src'));
    expect(icons).toEqual(['Ligne', 'Ondine', 'Atelier'].map((name) => `/pictures/${name}-dark.svg`));
  });

  // R143
  it('shows running text after the list and all other blocks before it, all of them under its own heading', async () => {
    const { container } = await show();
    const parts = [...container.querySelectorAll('mf-fragment, h2')].map(
      (part) => part.getAttribute('props') ?? 'list',
    );
    const blocks = (place: string) => JSON.stringify({ path: '/overview/collection', place, underHeading: true });
    expect([...new Set(parts)]).toEqual([blocks('before-list'), 'list', blocks('after-list')]);
  });
});
