import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storesPerPage } from './find-stores.ts';
import { card, lyon, mark, names, paris, show, store, storesOf, villeurbanne } from './testing.ts';

describe('the store locator', () => {
  it('has the title of the content system as its heading, the way to it, and its introduction', async () => {
    const { container } = await show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Titre de /page/store-locator');
    expect(screen.getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/fr');
    expect(container.querySelector('mf-fragment')).toHaveAttribute(
      'props',
      JSON.stringify({ path: '/page/store-locator', underHeading: true }),
    );
  });

  // R321
  it('lists the stores of the host’s country first, by zip code, and says nothing of a result', async () => {
    await show();
    expect(names().slice(0, 4)).toEqual(['Magasin Grenoble', 'Magasin Lyon', 'Magasin Villeurbanne', 'Magasin Paris']);
    expect(screen.queryByText(/autour de/)).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Ordre de la liste' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Aucun revendeur/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^La carte n’a pas pu/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Voir plus de revendeurs' })).not.toBeInTheDocument();
    expect(card('Magasin Lyon')).not.toHaveTextContent(/\bkm\b/);
    expect(screen.getByRole('combobox', { name: 'Distance' })).toHaveDisplayValue('5\u00a0km');
  });

  // R316, C40
  it('offers the five distances, the last of them being more than 50', async () => {
    await show();
    const options = within(screen.getByRole('combobox', { name: 'Distance' })).getAllByRole('option');
    const written = options.map(({ textContent }) => textContent?.replace('\u00a0', ' '));
    expect(written).toEqual(['5 km', '10 km', '25 km', '50 km', 'Plus de 50 km']);
    expect(options.at(-1)).toHaveValue('100');
  });
});

describe('a store in the list', () => {
  // R324, R329
  it('tells its name, group and type, address, mail, telephone, website and the way to it', async () => {
    await show();
    const lines = within(card('Magasin Lyon'));
    expect(lines.getByText('Maison & Eau · Spécialiste')).toBeInTheDocument();
    expect(card('Magasin Lyon')).toHaveTextContent('1 rue Haute69003 Lyon');
    expect(lines.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Magasin Lyon',
      'bonjour@lyon.example',
      '04 00 00 69 03',
      expect.stringContaining('Site web'),
      expect.stringContaining('Itinéraire'),
    ]);
    expect(lines.getByRole('link', { name: '04 00 00 69 03' })).toHaveAttribute('href', 'tel:0400006903');
    expect(lines.getByRole('link', { name: 'bonjour@lyon.example' })).toHaveAttribute(
      'href',
      'mailto:bonjour@lyon.example',
    );
    const site = lines.getByRole('link', { name: 'Site web Magasin Lyon (nouvel onglet)' });
    expect(site).toHaveAttribute('href', 'https://lyon.example/');
    expect(site).toHaveAttribute('target', '_blank');
    const way = lines.getByRole('link', { name: 'Itinéraire Magasin Lyon (nouvel onglet)' });
    expect(way).toHaveAttribute('href', expect.stringContaining('destination=45.76,4.85'));
  });

  it('has only the lines that there is something for', async () => {
    const bare = store('Nu', '69001', [45.76, 4.85], { type: null });
    const foreign = store('Autre', '69004', [45.76, 4.87], { type: 'Speciaalzaak', typeLanguage: 'nl' });
    const named = store('Nommé', '69002', [45.76, 4.86], {
      type: null,
      subName: 'Presqu’île',
      phone: '04 00 00 69 02',
    });
    await show('/fr/revendeurs', storesOf([bare, named, foreign]));
    const [first, second] = [card('Magasin Nu'), card('Magasin Nommé')];
    expect(first.textContent).toMatch(/^Magasin Nu1 rue Haute69001 Nu.?Itinéraire/);
    expect(within(first).getAllByRole('listitem')).toHaveLength(1);
    expect(within(first).getAllByRole('link')).toHaveLength(2);
    expect(second.textContent).toMatch(/^Magasin NomméPresqu’île1 rue Haute69002/);
    expect(within(card('Magasin Autre')).getByText('Speciaalzaak')).toHaveAttribute('lang', 'nl');
    expect(within(second).getAllByRole('listitem')).toHaveLength(2);
  });

  it('has no website where its address is not one of the web', async () => {
    await show('/fr/revendeurs?place=Gent');
    expect(within(card('Magasin Gent')).queryByRole('link', { name: /Site web/ })).not.toBeInTheDocument();
  });

  it('is highlighted when it is chosen, in the list and on the map, and leads back', async () => {
    await show('/fr/revendeurs?place=Lyon&radius=100');
    const before = names();
    expect(before).toHaveLength(3);
    await userEvent.click(screen.getByRole('link', { name: 'Magasin Lyon' }));
    expect(screen.getByRole('link', { name: 'Magasin Lyon' })).toHaveAttribute('aria-current', 'true');
    expect(card('Magasin Lyon')).toHaveClass('selected');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Magasin Lyon' })).toHaveAttribute('aria-current'));
    expect(names()).toEqual(['Magasin Lyon']);
    expect(location.hash).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Revenir aux résultats' }));
    expect(screen.getByRole('link', { name: 'Magasin Lyon' })).not.toHaveAttribute('aria-current');
    expect(card('Magasin Lyon')).toHaveClass('card');
    expect(names()).toEqual(before);
    expect(screen.queryByRole('button', { name: 'Revenir aux résultats' })).not.toBeInTheDocument();
  });
});

describe('a mark on the map', () => {
  // Leaflet holds the page where it is while the map gets the focus.
  beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => {}));

  it.each([
    ['a click', (store: HTMLElement) => userEvent.click(store)],
    ['Enter', (store: HTMLElement) => press(store, '{Enter}')],
    ['Space', (store: HTMLElement) => press(store, ' ')],
  ])('of a store chooses it by %s', async (_, choose) => {
    await show();
    await choose(await mark('Magasin Paris'));
    expect(screen.getByRole('link', { name: 'Magasin Paris' })).toHaveAttribute('aria-current', 'true');
    expect(await mark('Revenir aux résultats')).toBeInTheDocument();
  });
  const press = (store: HTMLElement, key: string) => {
    store.focus();
    return userEvent.keyboard(key);
  };

  it('of a store brings its card into view, and narrows the list to what is near it', async () => {
    const top = jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(321);
    await show();
    const list = document.getElementById('stores');
    expect(list?.scrollTop).toBe(0);
    await userEvent.click(await mark('Magasin Paris'));
    expect(list?.scrollTop).toBe(321);
    await waitFor(() => expect(names()).toEqual(['Magasin Paris']));
    top.mockRestore();
  });

  it('of several stores shows each of them by a click', async () => {
    await show('/fr/revendeurs', storesOf([lyon, villeurbanne, paris]));
    await userEvent.click(await mark('2 revendeurs, agrandir'));
    for (const name of ['Magasin Lyon', 'Magasin Villeurbanne']) expect(await mark(name)).toBeInTheDocument();
  });

  it.each([
    ['Magasin Nord', 'Magasin Sud'],
    ['Magasin Sud', 'Magasin Nord'],
  ])('of a chosen store lies above all others: %s above %s', async (chosen, other) => {
    const north = store('Nord', '69001', [45.762, 4.85]);
    const south = store('Sud', '69002', [45.758, 4.85]);
    await show('/fr/revendeurs?place=Lyon', storesOf([north, south]));
    await userEvent.click(screen.getByRole('link', { name: chosen }));
    const [marked, unmarked] = [await mark(chosen), await mark(other)];
    await waitFor(() => expect(marked).toHaveAttribute('aria-current'));
    expect(unmarked).not.toHaveAttribute('aria-current');
    expect(Number(marked.style.zIndex)).toBeGreaterThan(Number(unmarked.style.zIndex));
  });
});

describe('a long list', () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    store(`Nº ${index}`, String(10_000 + index), [46 + index / 100, 2 + index / 100]),
  );

  it('begins with a page of stores and grows by the link, which has an address of its own', async () => {
    await show('/fr/revendeurs', storesOf(many));
    expect(names()).toHaveLength(storesPerPage);
    const more = screen.getByRole('link', { name: 'Voir plus de revendeurs' });
    expect(more).toHaveAttribute('href', '/fr/revendeurs?page=2#stores');
    await userEvent.click(more);
    expect(names()).toHaveLength(2 * storesPerPage);
    expect(screen.getByText('48 sur 60')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Voir plus de revendeurs' }));
    expect(names()).toHaveLength(60);
    expect(screen.queryByRole('link', { name: 'Voir plus de revendeurs' })).not.toBeInTheDocument();
  });

  it('begins with as many as its address says', async () => {
    await show('/fr/revendeurs?page=2', storesOf(many));
    expect(names()).toHaveLength(2 * storesPerPage);
  });
});

// R322
it.each(['/fr/revendeurs', '/fr/revendeurs?place=Lyon'])(
  'says so where there is no store around: %s',
  async (address) => {
    await show(address, storesOf([]));
    expect(screen.getByText(/^Aucun revendeur dans les environs/)).toBeInTheDocument();
    expect(screen.queryByText(/autour de/)).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Ordre de la liste' })).not.toBeInTheDocument();
  },
);
