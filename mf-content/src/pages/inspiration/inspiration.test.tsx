import { screen } from '@testing-library/react';
import { NotFoundError } from 'shared/errors';
import { renderPage } from 'shared/testing';
import remote from '../../remote.ts';

const hero = { __typename: 'HeroLarge', heading: 'Bord de mer' };
const text = { __typename: 'EditoSimple', text: '<p>Un bleu délavé</p>' };

const show = (blocks: object[], title: string | null = 'Inspiration : Bord de mer') =>
  renderPage(remote, 'inspiration', {
    address: '/fr/inspirations/bord-de-mer',
    country: 'be',
    answers: {
      SeoForPage: ({ path }) => ({ seoForPage: path === '/inspiration/bord-de-mer' && title ? { title } : null }),
      InspirationHero: { blocksForPage: blocks },
    },
  });

const blocksOf = (container: HTMLElement) =>
  JSON.parse(container.querySelector('mf-fragment')?.getAttribute('props') ?? '');

describe('the page of an inspiration', () => {
  // R150
  it('shows its blocks, and before the hero that begins them the way to it', async () => {
    const { container } = await show([hero, text]);
    expect(blocksOf(container)).toEqual({ path: '/inspiration/bord-de-mer', underHeading: false });
    expect(screen.getByRole('link', { name: 'Inspirations' })).toHaveAttribute('href', '/fr/inspirations');
    expect(screen.getByText('Bord de mer')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('navigation')).not.toHaveClass('dark');
  });

  // R152
  it('lays the way to it over a hero that rises to the top of the page', async () => {
    await show([{ ...hero, __typename: 'HeroFullscreen' }]);
    expect(screen.getByRole('navigation')).toHaveClass('dark');
  });

  it('has a heading of its own where no hero begins it', async () => {
    const { container } = await show([text, hero]);
    expect(screen.getByRole('heading', { level: 1, name: 'Inspiration : Bord de mer' })).toBeInTheDocument();
    expect(blocksOf(container).underHeading).toBe(true);
  });

  it('is not found where the content system does not know its slug', async () => {
    await expect(show([], null)).rejects.toThrow(NotFoundError);
  });
});
