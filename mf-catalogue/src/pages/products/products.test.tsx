import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, fakePlatform, renderPage } from 'shared/testing';
import ownTexts from '../../locales/fr.json';
import remote from '../../remote.ts';
import { demoCounts, demoFilters } from '../../testing/demo-filters.ts';
import { demoProduct } from '../../testing/demo-product.ts';
import { setWidth } from '../../testing/width.ts';
import { load } from './page.tsx';

const catalogue = (count: number, more: object = {}): Answers => {
  const list = ({ limit, offset }: Record<string, unknown>) => {
    const all = Array.from({ length: count }, (_, index) => ({ ...demoProduct(index + 1), ...more }));
    const items = all.slice(Number(offset), Number(offset) + Number(limit));
    return { products: { items, pageInfo: { totalCount: count } }, productFilterCounts: demoCounts };
  };
  return {
    SeoForPage: { seoForPage: { title: 'Tous nos meubles' } },
    Overview: (variables) => ({ productFilters: demoFilters, ...list(variables) }),
    ProductList: list,
  };
};

const show = (address: string, count: number, more?: object) =>
  renderPage(remote, 'products', { address, country: 'be', answers: catalogue(count, more) });

beforeEach(() => setWidth(1280));

const shownProducts = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('the products overview', () => {
  // R133
  it('has the title of the content system as its one heading, and says how many products there are', async () => {
    await show('/fr/produits', 30);
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      'Tous nos meubles',
    ]);
    expect(screen.getByText('30 produits')).toBeInTheDocument();
  });

  it('counts in the language of the visitor', async () => {
    await show('/nl/producten', 1);
    expect(screen.getByText('1 product')).toBeInTheDocument();
  });

  // R131
  it('shows the blocks of its path', async () => {
    const { container } = await show('/fr/produits', 1);
    const blocks = container.querySelector('mf-fragment[of="mf-content/blocks"]');
    expect(JSON.parse(blocks?.getAttribute('props') ?? '')).toEqual({ path: '/overview/product', underHeading: true });
  });

  it('tells search engines its products, each with its place in the whole list', async () => {
    const { platform } = fakePlatform({ address: '/fr/produits?page=2', country: 'be', answers: catalogue(30) });
    const { structured } = await load({ platform, route: platform.route, texts: Promise.resolve(ownTexts) });
    expect(Object(structured[0]).itemListElement[0]).toMatchObject({ position: 13, name: 'Meuble 13' });
  });

  it('shows twelve products, each linked to its page', async () => {
    await show('/fr/produits', 30);
    expect(shownProducts()).toHaveLength(12);
    expect(screen.getByRole('link', { name: 'Meuble 1' })).toHaveAttribute('href', '/fr/produits/meuble-1');
  });

  it('fetches the pictures of what a telephone shows first before the others', async () => {
    await show('/fr/produits', 30);
    const early = screen.getAllByRole('img').filter((image) => image.getAttribute('fetchpriority') === 'high');
    expect(early.map((image) => image.getAttribute('alt'))).toEqual(['Photo du meuble 1', 'Photo du meuble 2']);
  });

  it('says in a line what a product is', async () => {
    await show('/fr/produits', 1);
    expect(screen.getByRole('article')).toHaveTextContent('Suspendu · L 101 cm');
  });

  it.each([
    [{ productSubTypeName: null }, 'Meuble sous-vasque · L 101 cm'],
    [{ productSubTypeName: null, productTypeName: '' }, 'L 101 cm'],
    [{ size: { width: null } }, 'Suspendu'],
  ])('says no more in that line than is known: %j', async (more, line) => {
    const { container } = await show('/fr/produits', 1, more);
    expect(container.querySelector('.details')).toHaveTextContent(line, { normalizeWhitespace: true });
    expect(container.querySelector('.details')?.textContent?.trim()).toHaveLength(line.length);
    // It draws the dot for those who see.
    expect(container.querySelectorAll('.width')).toHaveLength(line.includes('·') ? 1 : 0);
  });

  it('says what a product costs where the catalogue does, and marks a name of another language', async () => {
    const { container } = await show('/fr/produits', 1, {
      price: { amount: 1290, currency: 'EUR' },
      headingLanguage: 'en',
    });
    expect(container.querySelector('data')?.textContent?.replace(/\s/g, ' ')).toBe('1 290 €');
    expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('lang', 'en');
  });

  it('marks the values of its filters that are of another language', async () => {
    const list = { items: [], pageInfo: { totalCount: 0 } };
    const materials = [{ name: 'Smoked ash', nameLanguage: 'en', value: 'ash' }];
    const Overview = {
      ...{ productFilters: { ...demoFilters, materials }, products: list },
      productFilterCounts: { ...demoCounts, materials: [{ value: 'ash', count: 1 }] },
    };
    const address = '/fr/produits?matiere=ash';
    await renderPage(remote, 'products', { address, country: 'be', answers: { ...catalogue(0), Overview } });
    for (const name of screen.getAllByText('Smoked ash')) expect(name).toHaveAttribute('lang', 'en');
    expect(screen.getAllByText('Smoked ash')).toHaveLength(2);
  });

  it('says nothing of prices where there are none', async () => {
    const { container } = await show('/fr/produits', 1);
    expect(container.querySelector('data')).toBeNull();
    expect(screen.getByRole('heading', { level: 3 })).not.toHaveAttribute('lang');
  });

  // R136
  it('shows the page that the address asks for, and links to the others with the rest of the query', async () => {
    await show('/fr/produits?collection=ligne&page=2', 30);
    expect(shownProducts()).toEqual(Array.from({ length: 12 }, (_, index) => `Meuble ${index + 13}`));
    const pages = within(screen.getByRole('navigation', { name: 'Pages de résultats' }));
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    const query = (name: string) => new URL(pages.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams;
    expect(Object.fromEntries(query('Précédent'))).toEqual({ collection: 'ligne' });
    expect(Object.fromEntries(query('Suivant'))).toEqual({ collection: 'ligne', page: '3' });
  });

  it('shows the last page where the address asks for one beyond it', async () => {
    await show('/fr/produits?page=9', 30);
    expect(shownProducts()).toEqual(Array.from({ length: 6 }, (_, index) => `Meuble ${index + 25}`));
    expect(screen.queryByRole('link', { name: 'Suivant' })).not.toBeInTheDocument();
    expect(`${location.pathname}${location.search}`).toBe('/fr/produits?page=3');
  });

  it('takes filters that are no longer offered out of its address, and says so until another one is chosen', async () => {
    await show('/fr/produits?collection=atelier,ligne', 30);
    expect(screen.getByText(/n’est plus proposé/)).toBeInTheDocument();
    expect(`${location.pathname}${location.search}`).toBe('/fr/produits?collection=ligne');
    await userEvent.click(screen.getByRole('link', { name: 'Suivant' }));
    expect(screen.queryByText(/n’est plus proposé/)).toBeNull();
  });

  it('leaves an address alone that asks for what is offered', async () => {
    history.replaceState(null, '', '/fr/produits?collection=ligne&utm_source=lettre');
    await show('/fr/produits?collection=ligne&utm_source=lettre', 30);
    expect(location.search).toBe('?collection=ligne&utm_source=lettre');
    expect(screen.queryByText(/n’est plus proposé/)).toBeNull();
  });

  // R135
  it('has no page links where everything is on one page', async () => {
    await show('/fr/produits', 12);
    expect(screen.queryByRole('navigation', { name: 'Pages de résultats' })).not.toBeInTheDocument();
  });

  it('says that there is no product', async () => {
    await show('/fr/produits', 0);
    expect(screen.getByText('Aucun produit')).toBeInTheDocument();
    expect(screen.getByText(/^Aucun meuble ne réunit tous ces critères/)).toBeInTheDocument();
    cleanup();
    await show('/fr/produits', 1);
    expect(screen.queryByText(/^Aucun meuble/)).toBeNull();
  });
});
