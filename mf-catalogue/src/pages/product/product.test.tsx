import { screen, within } from '@testing-library/react';
import { NotFoundError } from 'shared/errors';
import { renderPage } from 'shared/testing';
import remote from '../../remote.ts';
import { demoProduct } from '../../testing/demo-product.ts';

const show = (answers: object) =>
  renderPage(remote, 'product', {
    address: '/fr/produits/meuble-1',
    country: 'be',
    answers: { SeoForPage: { seoForPage: { title: 'Meuble 1, Rivelle' } }, ...answers },
  });

const page = { ProductHeading: { blocksForPage: [{ __typename: 'HeroProduct', product: demoProduct(1) }] } };

describe('a product page', () => {
  it('leads back to all products of its type', async () => {
    await show(page);
    const way = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }));
    const [address, query] =
      way.getByRole('link', { name: 'Meuble sous-vasque' }).getAttribute('href')?.split('?') ?? [];
    expect(address).toBe('/fr/produits');
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ type: 'Meuble sous-vasque', subtype: 'all' });
    expect(way.getByText('Meuble 1')).toHaveAttribute('aria-current', 'page');
  });

  it('shows the blocks of its path', async () => {
    const { container } = await show(page);
    const blocks = container.querySelector('mf-fragment[of="mf-content/blocks"]');
    expect(JSON.parse(blocks?.getAttribute('props') ?? '')).toEqual({ path: '/product/meuble-1' });
  });

  it('leads back to all products where its own blocks do not name it', async () => {
    await show({ ProductHeading: { blocksForPage: [] } });
    expect(screen.getByRole('link', { name: 'Produits' })).toHaveAttribute('href', '/fr/produits');
    expect(screen.getByText('Meuble 1, Rivelle')).toBeInTheDocument();
  });

  it('is not found where the content system does not know it', async () => {
    const unknown = { SeoForPage: { seoForPage: null }, ProductHeading: { blocksForPage: null } };
    await expect(show(unknown)).rejects.toThrow(NotFoundError);
  });
});
