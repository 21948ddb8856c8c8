import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recentSearches } from '../../recent/recent-searches.ts';
import { screenOf } from '../../testing/screen-width.ts';
import { answers, catalogue, empty, listed, marked, page, paged, product, show, shown, tab, tabs } from './testing.ts';

describe('the search page without a text', () => {
  it('has its blocks under its heading, a form that needs no scripts, and shows what is often looked for', async () => {
    const { container } = await show('/fr/recherche');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Recherche');
    expect(container.querySelector('mf-fragment')).toHaveAttribute(
      'props',
      JSON.stringify({ path: '/page/search', underHeading: true }),
    );
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/fr/recherche');
    expect(form).toHaveAttribute('method', 'get');
    expect(screen.getByRole('searchbox', { name: /^Que cherchez-vous/ })).toHaveAttribute('name', 'item');
    expect(screen.getByRole('link', { name: 'Huiler le chêne' })).toHaveAttribute('href', '/fr/journal/huiler');
  });

  it('does not ask for the types of products, which it does not show', async () => {
    const Range = jest.fn(() => ({ productFilters: { types: [] } }));
    await show('/fr/recherche', { ...answers(), Range });
    expect(Range).not.toHaveBeenCalled();
  });
});

describe('the results of a search', () => {
  it('say in quotes what was searched, as it was typed, and how much there is (R304, R305)', async () => {
    await show('/fr/recherche?item=l%27or%20%26%20%3Cb%3E');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("«\u00a0l'or & <b>\u00a0»");
    expect(screen.getByText('103 résultats')).toBeVisible();
  });

  it('open the search again with the text in it (R304, R314)', async () => {
    const { bus } = await show('/fr/recherche?item=miroir');
    const modify = screen.getByRole('link', { name: 'Modifier la recherche' });
    expect(modify).toHaveAttribute('href', '/fr/recherche');
    await userEvent.click(modify);
    expect(bus.current('search')).toEqual({ showSearch: true, baseSearch: 'miroir' });
    expect(bus.current('overlay')).toEqual({ open: true, role: 'search' });
  });

  it('marks what is of another language', async () => {
    const english = { ...product(1), heading: 'Moon mirror', headingLanguage: 'en', descriptionLanguage: 'de' };
    await show('/fr/recherche?item=moon', answers({ ...catalogue, product: [english] }));
    expect(screen.getByRole('heading', { name: 'Moon mirror' })).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Miroir rond')).toHaveAttribute('lang', 'de');
  });

  // R136
  it('show twelve products at a time, and turn pages by addresses (R310, R313)', async () => {
    await show('/fr/recherche?item=miroir');
    expect(shown()).toEqual(listed(12, (place) => `Miroir ${place}`));
    expect(screen.getByRole('link', { name: 'Miroir 2' })).toHaveAttribute('href', '/fr/produits/miroir-2');
    const pages = within(screen.getByRole('navigation', { name: 'Pages de résultats' }));
    expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('1');
    expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/fr/recherche?item=miroir&page=3');
    expect(pages.getByRole('link', { name: 'Suivant' })).toHaveAttribute('href', '/fr/recherche?item=miroir&page=2');
    expect(pages.queryByRole('link', { name: 'Précédent' })).not.toBeInTheDocument();
  });

  it('begin where the address says: its tab, its page, and the last page for one beyond', async () => {
    const { unmount } = await show('/fr/recherche?item=miroir&page=9');
    expect(shown()).toEqual([25, 26, 27, 28, 29, 30].map((place) => `Miroir ${place}`));
    unmount();
    await show('/fr/recherche?item=miroir&tab=pages&page=2');
    expect(shown()).toHaveLength(60);
    expect(marked()).toEqual(['Pages (71)']);
  });

  it('have four tabs with their counts, each with an address (R306)', async () => {
    await show('/fr/recherche?item=miroir');
    expect(
      tabs()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Produits (30)', 'Collections (2)', 'Journal (0)', 'Pages (71)']);
    expect(tab(/Collections/)).toHaveAttribute('href', '/fr/recherche?item=miroir&tab=collections');
  });

  it('change with the tab after a moment, in place, and the address keeps it (R309)', async () => {
    const { navigations } = await show('/fr/recherche?item=miroir');
    const started = performance.now();
    // Not by userEvent, which waits: the moment would be over on a busy machine.
    fireEvent.click(tab(/Collections/));
    expect(marked()).toEqual(['Collections (2)']);
    expect(screen.getByRole('status')).toHaveTextContent('Chargement des résultats…');
    await waitFor(() => expect(shown()).toEqual(['Collection 1', 'Collection 2']));
    expect(performance.now() - started).toBeGreaterThanOrEqual(200);
    expect(location.search).toBe('?item=miroir&tab=collections');
    expect(navigations).toEqual([]);
  });

  it('are those of the tab that was chosen last', async () => {
    await show('/fr/recherche?item=miroir');
    await userEvent.click(tab(/Pages/));
    await userEvent.click(tab(/Collections/));
    await waitFor(() => expect(shown()).toEqual(['Collection 1', 'Collection 2']));
    expect(marked()).toEqual(['Collections (2)']);
  });

  it('leave the focus on the tab that was chosen, however many more it has', async () => {
    await show('/fr/recherche?item=miroir');
    await userEvent.click(tab(/Pages/));
    await waitFor(() => expect(shown()).toHaveLength(30));
    expect(tab(/Pages/)).toHaveFocus();
  });

  it('show thirty pages, and more of them on request; one without a title is left out (R310, R311, C15)', async () => {
    await show('/fr/recherche?item=miroir&tab=pages');
    expect(shown()).toHaveLength(30);
    expect(screen.getAllByText('Voir la page')).toHaveLength(30);
    const more = screen.getByRole('link', { name: 'Voir plus de résultats' });
    expect(more).toHaveAttribute('href', '/fr/recherche?item=miroir&tab=pages&page=2');
    await userEvent.click(more);
    await waitFor(() => expect(shown()).toHaveLength(60));
    expect(location.search).toBe('?item=miroir&tab=pages&page=2');
    await userEvent.click(screen.getByRole('link', { name: 'Voir plus de résultats' }));
    await waitFor(() => expect(shown()).toHaveLength(70));
    expect(screen.queryByRole('link', { name: 'Voir plus de résultats' })).not.toBeInTheDocument();
    const [firstAdded] = screen.getAllByRole('article').slice(60);
    expect(firstAdded?.contains(document.activeElement)).toBe(true);
  });

  it('lead from a tab without results to those that have some', async () => {
    await show('/fr/recherche?item=garantie&tab=products', answers({ ...catalogue, product: [] }));
    expect(screen.getByText(/^Rien ici/)).toBeVisible();
    await userEvent.click(screen.getAllByRole('link', { name: 'Pages (71)' }).at(-1) ?? document.body);
    await waitFor(() => expect(shown()).toHaveLength(30));
  });

  it('stay where a tab cannot be loaded, and say so', async () => {
    let broken = false;
    const given = answers();
    await show('/fr/recherche?item=miroir', {
      ...given,
      SearchResults: (asked) => {
        if (broken) throw new Error('The network is away');
        return { searchByNodeType: () => paged(catalogue[String(asked.nodeType)] ?? [], { limit: 12, offset: 0 }) };
      },
    });
    broken = true;
    await userEvent.click(tab(/Collections/));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Les résultats n’ont pas pu être chargés/);
    expect(shown()).toHaveLength(12);
    expect(marked()).toEqual(['Produits (30)']);
  });

  it('say what was searched where a typing error was put right', async () => {
    await show('/fr/recherche?item=mirior', answers(catalogue, { corrected: 'miroir', nearest: [] }));
    expect(screen.getByText('Résultats pour « miroir »')).toBeVisible();
  });

  it('of what was put right can be refused: the text in quotes is looked for as it is', async () => {
    await show('/fr/recherche?item=mirior', answers(catalogue, { corrected: 'miroir', nearest: [] }));
    const link = screen.getByRole('link', { name: 'Chercher plutôt «\u00a0mirior\u00a0»' });
    expect(link).toHaveAttribute('href', '/fr/recherche?item=%22mirior%22');
  });

  it('are remembered on this device', async () => {
    localStorage.clear();
    await show('/fr/recherche?item=miroir');
    expect(recentSearches()).toEqual(['miroir']);
  });

  it('are none for what nobody wrote: words that look like it, the form and popular searches lead on (R312)', async () => {
    await show('/fr/recherche?item=mirwar', answers(empty, { corrected: null, nearest: ['miroir'] }));
    expect(screen.getByText('Aucun résultat pour « mirwar ».')).toBeVisible();
    expect(screen.getByRole('link', { name: 'miroir' })).toHaveAttribute('href', '/fr/recherche?item=miroir');
    expect(screen.getByRole('searchbox')).toHaveValue('mirwar');
    expect(screen.getByRole('link', { name: 'Huiler le chêne' })).toBeVisible();
    const range = within(screen.getByRole('navigation', { name: /^Ce que nous proposons/ }));
    expect(range.getByRole('link', { name: 'Miroirs' })).toHaveAttribute('href', '/fr/produits?type=Miroir');
    expect(screen.queryByRole('navigation', { name: 'Type de résultats' })).not.toBeInTheDocument();
  });
});

describe('the tabs at 1024 px (R307, R308, C13)', () => {
  it('mark the first one on a wide screen, none on a narrow one, where its results show all the same', async () => {
    const { unmount } = await show('/fr/recherche?item=miroir');
    expect(marked()).toEqual(['Produits (30)']);
    unmount();
    screenOf(1023);
    await show('/fr/recherche?item=miroir');
    expect(marked()).toEqual([]);
    expect(shown()).toHaveLength(12);
  });

  it('begin with the first one that has results', async () => {
    const { unmount } = await show('/fr/recherche?item=contact', answers({ ...empty, pages: listed(3, page) }));
    expect(marked()).toEqual(['Pages (3)']);
    expect(shown()).toHaveLength(3);
    unmount();
    screenOf(390);
    await show('/fr/recherche?item=contact', answers({ ...empty, pages: listed(3, page) }));
    expect(marked()).toEqual([]);
    expect(shown()).toHaveLength(3);
  });

  it('stand in a panel on a narrow screen, which a choice closes', async () => {
    screenOf(390);
    await show('/fr/recherche?item=miroir');
    const toggle = screen.getByRole('button', { name: 'Type de résultats' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(tab(/Collections/));
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(shown()).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Collections (2)' })).toBe(toggle);
  });

  it('begin anew when the screen becomes narrow or wide', async () => {
    const device = screenOf(1280);
    await show('/fr/recherche?item=miroir&tab=collections');
    act(() => device.becomes(800));
    await waitFor(() => expect(shown()).toHaveLength(12));
    expect(marked()).toEqual([]);
    expect(location.search).toBe('?item=miroir');
    act(() => device.becomes(1280));
    await waitFor(() => expect(marked()).toEqual(['Produits (30)']));
  });
});
