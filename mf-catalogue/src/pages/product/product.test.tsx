import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotFoundError } from 'shared/errors';
import { placeholder } from 'shared/pictures';
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
  // R140
  it('leads back to all products of its type', async () => {
    await show(page);
    const way = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }));
    const [address, query] =
      way.getByRole('link', { name: 'Meubles sous-vasque' }).getAttribute('href')?.split('?') ?? [];
    expect(address).toBe('/fr/produits');
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ type: 'Meuble sous-vasque', subtype: 'all' });
    expect(way.getByText('Meuble 1')).toHaveAttribute('aria-current', 'page');
  });

  it('shows the hero of its path, which is its heading, then its pictures and its size, then the other blocks', async () => {
    const { container } = await show(page);
    const parts = [...container.querySelectorAll('mf-fragment, h2')];
    const path = '/product/meuble-1';
    expect(parts.map((part) => part.getAttribute('props') ?? part.textContent)).toEqual([
      JSON.stringify({ path, place: 'hero' }),
      'À l’échelle',
      JSON.stringify({ path, place: 'after-hero', underHeading: true }),
    ]);
    expect(screen.getByRole('region', { name: 'Photos du produit' })).toBeInTheDocument();
    expect(screen.getAllByRole('img', { name: /meuble 1/i }).map((image) => image.getAttribute('alt'))).toContain(
      'Le meuble 1 de près',
    );
  });

  it('says which of its pictures is shown, has no arrows for a single one, and no gallery without any', async () => {
    const instead = { url: placeholder, alt: '' };
    const pictures = (more: object) => ({
      ProductHeading: { blocksForPage: [{ __typename: 'HeroProduct', product: { ...demoProduct(1), ...more } }] },
    });
    await show(page);
    expect(screen.getByText('Photo 1 sur 3')).toHaveAttribute('role', 'status');
    cleanup();
    await show(pictures({ carrouselImage: null, cardImage: instead }));
    expect(screen.getByRole('img', { name: 'Le meuble 1 chez lui' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Photo suivante' })).toBeNull();
    cleanup();
    await show(pictures({ carrouselImage: null, cardImage: instead, heroImage: { desktop: instead } }));
    expect(screen.queryByRole('region', { name: 'Photos du produit' })).toBeNull();
  });

  it('is drawn to scale beside a person, and on a wall of the visitor’s', async () => {
    await show(page);
    expect(
      screen.getByRole('img', {
        name: 'Meuble 1 de face, 101\u00a0cm de large et 50\u00a0cm de haut, à côté d’une personne de 170\u00a0cm',
      }),
    ).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /46\scm de profondeur/ })).toBeInTheDocument();
    const measures = (view: string) =>
      [...(screen.getByText(view).closest('figure')?.querySelectorAll('span') ?? [])].map((one) => one.textContent);
    expect(measures('De face')).toEqual(['101\u00a0cm', '50\u00a0cm']);
    expect(measures('De profil')).toEqual(['46\u00a0cm']);
    await userEvent.click(screen.getByRole('radio', { name: 'Sur un mur' }));
    const width = screen.getByRole('spinbutton', { name: 'Largeur de votre mur, en cm' });
    await userEvent.clear(width);
    await userEvent.type(width, '181');
    expect(screen.getByText('Il reste 40 cm libres de chaque côté.')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /au milieu d’un mur de 181\scm/ })).toBeInTheDocument();
    await userEvent.clear(width);
    await userEvent.type(width, '91');
    expect(screen.getByText('Il manque 10 cm à ce mur.')).toBeInTheDocument();
    await userEvent.clear(width);
    expect(width).toBeInvalid();
    expect(screen.getByText('Indiquez une largeur entre 40 et 600 cm.')).toBeInTheDocument();
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
