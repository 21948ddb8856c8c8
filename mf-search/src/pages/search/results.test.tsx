import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recentSearches } from '../../recent/recent-searches.ts';
import { screenOf } from '../../testing/screen-width.ts';
import { answers, catalogue, collection, empty, listed, page, show, shown, tab } from './testing.ts';

const cards = () => screen.getAllByRole('article');
const more = () => screen.getByRole('link', { name: 'Voir plus de résultats' });
describe('the cards of results', () => {
  it('are upright for products, whose first two pictures are fetched first', async () => {
    await show('/fr/recherche?item=miroir');
    const pictures = screen.getAllByRole('img', { name: 'Miroir Lune' });
    expect(pictures.map((picture) => picture.getAttribute('fetchpriority'))).toEqual([
      ...['high', 'high'],
      ...Array(10).fill(null),
    ]);
    expect(document.querySelector('.lying')).toBeNull();
    expect(cards()[0]?.closest('ul')).toHaveClass('grid');
    expect(cards()[0]).toHaveTextContent('Miroir rond');
    expect(screen.queryByText('Voir la page')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Rien ici/)).not.toBeInTheDocument();
  });

  it('lie for everything else, and have only what there is', async () => {
    const bare = { ...collection(2), description: '' };
    await show('/fr/recherche?item=x&tab=collections', answers({ ...catalogue, collection: [collection(1), bare] }));
    const [first, second] = cards();
    expect(
      within(first ?? document.body)
        .getByRole('img')
        .closest('.lying'),
    ).not.toBeNull();
    expect(first).toHaveTextContent('Une collection');
    expect(second).toHaveTextContent(/^Collection 2$/);
    expect(first?.closest('ul')).toHaveClass('collections');
    expect(screen.queryByRole('navigation', { name: 'Pages de résultats' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Voir plus de résultats' })).not.toBeInTheDocument();
  });
});

it('show no picture of a page', async () => {
  await show('/fr/recherche?item=x&tab=pages');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(cards()[0]).toHaveTextContent(/^Page 1Ce que dit la page/);
});

describe('the results', () => {
  it('stand alone: no form, nothing that is often looked for, and no word of a mistake', async () => {
    await show('/fr/recherche?item=miroir');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Souvent recherché' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Aucun résultat/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^Résultats pour/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.getElementById('results')).not.toHaveAttribute('data-loading');
  });

  it('lead from a tab without any to those only that have some', async () => {
    await show('/fr/recherche?item=x&tab=products', answers({ ...catalogue, product: [] }));
    const others = within(document.getElementById('results') ?? document.body);
    expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Collections (2)',
      'Pages (71)',
    ]);
    expect(others.getByRole('link', { name: 'Pages (71)' })).toHaveAttribute('href', '/fr/recherche?item=x&tab=pages');
  });

  it('are asked for once, however often more of them are wanted, and leave no other entry in the history', async () => {
    const { SearchResults, ...given } = answers();
    const asked = jest.fn(SearchResults instanceof Function ? SearchResults : () => SearchResults ?? {});
    await show('/fr/recherche?item=miroir&tab=pages', { ...given, SearchResults: asked });
    const { length } = history;
    asked.mockClear();
    fireEvent.click(more());
    expect(document.getElementById('results')).toHaveAttribute('data-loading', 'true');
    expect(more()).toHaveAttribute('aria-busy', 'true');
    fireEvent.click(more());
    await waitFor(() => expect(shown()).toHaveLength(60));
    // The second page, and the first with it.
    expect(asked).toHaveBeenCalledTimes(2);
    expect(history).toHaveLength(length);
    expect(document.getElementById('results')).not.toHaveAttribute('data-loading');
  });

  it('stay as they are when the screen becomes narrow while no tab is chosen', async () => {
    const device = screenOf(1280);
    await show('/fr/recherche?item=miroir');
    act(() => device.becomes(800));
    expect(screen.getByRole('status')).toHaveTextContent('30 résultats');
    expect(document.getElementById('results')).not.toHaveAttribute('data-loading');
  });

  it('say that they could not be loaded until they can', async () => {
    let isBroken = true;
    const given = answers();
    await show('/fr/recherche?item=miroir', {
      ...given,
      SearchResults: (asked) => {
        if (isBroken && asked.nodeType !== 'product') throw new Error('The network is away');
        return typeof given.SearchResults === 'object' ? given.SearchResults : {};
      },
    });
    await userEvent.click(tab(/Collections/));
    expect(await screen.findByRole('alert')).toBeVisible();
    isBroken = false;
    await userEvent.click(tab(/Collections/));
    await waitFor(() => expect(shown()).toEqual(['Collection 1', 'Collection 2']));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a search without results', () => {
  it('is not remembered, and has no links where there are none to give', async () => {
    const given = { ...answers(empty), Range: { productFilters: { types: [] } } };
    const PopularSearches = { searchFirstStep: { groups: [] } };
    await show('/fr/recherche?item=xyz', { ...given, PopularSearches });
    expect(recentSearches()).toEqual([]);
    expect(screen.getByText('Aucun résultat pour « xyz ».')).toBeVisible();
    expect(screen.queryByText(/^Vouliez-vous dire/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^Ce que nous proposons/)).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Souvent recherché' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^0 résultat/)).not.toBeInTheDocument();
    expect(document.getElementById('results')).toBeNull();
  });

  it('says nothing of what was put right, of which nothing was found either', async () => {
    await show('/fr/recherche?item=xyz', answers(empty, { corrected: 'xyy', nearest: [] }));
    expect(screen.queryByText(/^Résultats pour/)).not.toBeInTheDocument();
  });

  it('is none where nothing was searched', async () => {
    const { container } = await show('/fr/recherche');
    expect(screen.queryByText(/^Aucun résultat/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Modifier la recherche' })).not.toBeInTheDocument();
    expect(container.querySelector('mf-fragment')).toBeInTheDocument();
    expect(recentSearches()).toEqual([]);
  });
});

it('has a list of tabs that looks chosen once one is', async () => {
  await show('/fr/recherche?item=x', answers({ ...catalogue, pages: listed(3, page) }));
  const list = () => screen.getByRole('navigation', { name: 'Type de résultats' });
  expect(list()).toHaveClass('unchosen');
  await userEvent.click(tab(/Pages/));
  await waitFor(() => expect(shown()).toHaveLength(3));
  expect(list()).not.toHaveClass('unchosen');
});
