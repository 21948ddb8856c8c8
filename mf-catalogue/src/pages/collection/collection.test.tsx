import { screen } from '@testing-library/react';
import { NotFoundError } from 'shared/errors';
import { renderPage } from 'shared/testing';
import remote from '../../remote.ts';
import { capitalised } from './page.tsx';

const show = (title: string | null) =>
  renderPage(remote, 'collection', {
    address: '/nl/collecties/ligne',
    country: 'be',
    answers: {
      SeoForPage: { seoForPage: title && { title } },
      CollectionScheme: { blocksForPage: [{ __typename: 'HeroCollection', collection: { colorScheme: 'dark' } }] },
    },
  });

describe('a collection page', () => {
  // R149
  it('leads back to the collections and is named after its slug', async () => {
    await show('Ligne');
    expect(screen.getByRole('link', { name: 'Collecties' })).toHaveAttribute('href', '/nl/collecties');
    expect(screen.getByText('Ligne')).toHaveAttribute('aria-current', 'page');
  });

  // R150
  it('shows the blocks of its path', async () => {
    const { container } = await show('Ligne');
    expect(container.querySelector('mf-fragment')).toHaveAttribute('props', '{"path":"/collection/ligne"}');
  });

  it('is not found where the content system does not know it', async () => {
    await expect(show(null)).rejects.toThrow(NotFoundError);
  });
});

// R149
it('writes a slug as a name', () => {
  expect(capitalised('halo', 'fr-FR')).toBe('Halo');
  expect(capitalised('écume-bleue', 'fr-FR')).toBe('Écume-bleue');
  expect(capitalised('120', 'fr-FR')).toBe('120');
});

it('has no name for nothing', () => {
  expect(capitalised('', 'nl-BE')).toBe('');
});
