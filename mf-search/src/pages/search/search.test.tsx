import { screen } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import remote from '../../remote.ts';

const show = (address: string) =>
  renderPage(remote, 'search', {
    address,
    country: 'be',
    answers: { SeoForPage: { seoForPage: { title: 'Recherche' } } },
  });

describe('the search page', () => {
  it('has the title of the content system as its heading before anything is searched', async () => {
    await show('/fr/recherche');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Recherche');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('shows what is searched in quotes, as it was typed, and keeps it in the field', async () => {
    await show('/fr/recherche?item=l%27or%20%26%20%3Cb%3E');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("« l'or & <b> »");
    expect(screen.getByRole('searchbox', { name: /^Que cherchez-vous/ })).toHaveValue("l'or & <b>");
  });

  it('sends the words as `item` to the same page, without scripts too', async () => {
    await show('/nl/zoeken');
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/nl/zoeken');
    expect(form).toHaveAttribute('method', 'get');
    expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'item');
  });
});
