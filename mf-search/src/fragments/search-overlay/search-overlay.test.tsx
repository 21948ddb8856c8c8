import { screen, waitFor, within } from '@testing-library/react';
import { recentSearches, rememberSearch } from '../../recent/recent-searches.ts';
import { screenOf } from '../../testing/screen-width.ts';
import { current, empty, field, full, mirrors, nothing, open, options } from './testing.ts';

it('takes what is typed as it is: names are neither marked as misspelt nor written with a capital', async () => {
  await open();
  expect(field()).toHaveAttribute('spellcheck', 'false');
  expect(field()).toHaveAttribute('autocapitalize', 'none');
});

it('has the focus in its field and shows what is often looked for, in groups (R296, R298)', async () => {
  await open();
  expect(field()).toHaveFocus();
  const group = screen.getByRole('group', { name: 'Conseils' });
  expect(within(group).getByRole('option', { name: 'conseil 2' })).toHaveAttribute('href', '/fr/conseil/2');
});

it('begins with the text of who opened it and searches it (R304)', async () => {
  await open({}, 'miroir');
  expect(field()).toHaveValue('miroir');
  await waitFor(() => expect(options()[0]).toBe('Miroir 1'));
});

it('shows ten suggestions at most, in groups, products first, and the way to all results (R299, R300)', async () => {
  const { visitor } = await open();
  await visitor.type(field(), 'miro');
  await waitFor(() => expect(options()).toHaveLength(11));
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Produits',
    'Collections',
    'Journal',
    'Pages',
    'Tous les résultats',
  ]);
  expect(screen.getByRole('option', { name: /^Voir tous les résultats/ })).toHaveAttribute(
    'href',
    '/fr/recherche?item=miro',
  );
  expect(screen.getByRole('status')).toHaveTextContent('15 suggestions');
});

it('shows eight suggestions at most on a telephone', async () => {
  screenOf(390);
  const { visitor } = await open();
  await visitor.type(field(), 'miro');
  await waitFor(() => expect(options()).toHaveLength(9));
});

it('marks the letters that were typed, but not in the way to all results', async () => {
  const { visitor } = await open();
  await visitor.type(field(), 'miro');
  await waitFor(() => expect(options()[0]).toBe('Miroir 1'));
  expect(screen.getAllByRole('option')[0]?.querySelector('mark')).toHaveTextContent(/^Miro$/);
  await visitor.clear(field());
  await visitor.type(field(), 'voir');
  const all = await screen.findByRole('option', { name: /^Voir tous les résultats/ });
  await waitFor(() => expect(all).toHaveAttribute('href', '/fr/recherche?item=voir'));
  expect(all.querySelector('mark')).toBeNull();
});

it('leads the arrow keys through all groups as through one list, and back to the field', async () => {
  const { visitor, navigations } = await open();
  await visitor.type(field(), 'miro');
  await waitFor(() => expect(options()).toHaveLength(11));
  const list = options();
  for (const title of list) {
    await visitor.keyboard('{ArrowDown}');
    expect(current()).toBe(title);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe(title);
  }
  await visitor.keyboard('{ArrowDown}');
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  await visitor.keyboard('{ArrowUp}');
  expect(current()).toBe(list.at(-1));
  await visitor.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(navigations).toEqual(['/fr/article/1']);
  expect(field()).toHaveFocus();
});

it('leads to the results by Enter: a form, so that it is a page load and needs no answer (R54, R297)', async () => {
  const { visitor, bus } = await open();
  const submitted: unknown[] = [];
  bus.on('search:submitted').subscribe((event) => submitted.push(event));
  const form = screen.getByRole('search');
  const sent = new Promise<FormData>((resolve) =>
    document.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        resolve(new FormData(event.target instanceof HTMLFormElement ? event.target : undefined));
      },
      { once: true },
    ),
  );
  await visitor.type(field(), 'mi{Enter}');
  expect((await sent).get('item')).toBe('mi');
  expect(form).toHaveAttribute('action', '/fr/recherche');
  expect(submitted).toEqual([{ item: 'mi' }]);
});

it('sends nothing where nothing is typed', async () => {
  const { visitor, bus } = await open();
  const submitted: unknown[] = [];
  bus.on('search:submitted').subscribe((event) => submitted.push(event));
  await visitor.keyboard('{Enter}');
  expect(submitted).toEqual([]);
});

it('shows what is often looked for below four characters only (R298, R302)', async () => {
  const { visitor } = await open({ PreSearch: nothing });
  await visitor.type(field(), 'mir');
  expect(options()).toEqual(['conseil 1', 'conseil 2']);
  await visitor.type(field(), 'w');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Aucun résultat'));
  expect(options()).toEqual([]);
  await visitor.keyboard('{Backspace}');
  expect(options()).toEqual(['conseil 1', 'conseil 2']);
});

it('begins at the length that the site sets (C12)', async () => {
  const { visitor } = await open({}, '', 2);
  await visitor.type(field(), 'm');
  expect(options()).toEqual(['conseil 1', 'conseil 2']);
  await visitor.type(field(), 'i');
  await waitFor(() => expect(options()[0]).toBe('Miroir 1'));
});

it('clears the field by a button, and shows again what is often looked for (R302)', async () => {
  const { visitor } = await open();
  await visitor.type(field(), 'miro');
  await waitFor(() => expect(options()).toHaveLength(11));
  await visitor.click(screen.getByRole('button', { name: 'Effacer' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(options()).toEqual(['conseil 1', 'conseil 2']);
  expect(screen.queryByRole('button', { name: 'Effacer' })).not.toBeInTheDocument();
});

it('never shows what another text found', async () => {
  let arrive = (_: object) => {};
  const late = new Promise<object>((resolve) => {
    arrive = resolve;
  });
  const { visitor } = await open({
    PreSearch: ({ query }) => ({
      searchSecondStep: query === 'miro' ? () => late : { ...empty, product: mirrors.slice(0, 1) },
      searchSpelling: { corrected: null, nearest: [] },
    }),
  });
  await visitor.type(field(), 'miro');
  expect(screen.getByRole('status')).toHaveTextContent('Recherche en cours');
  await visitor.type(field(), 'i');
  await waitFor(() => expect(options()).toHaveLength(2));
  arrive(full.searchSecondStep);
  await late;
  expect(options()).toEqual(['Miroir 1', expect.stringContaining('miroi')]);
});

it('says that nothing was found, and proposes words that look like it (R301)', async () => {
  const { visitor } = await open({ PreSearch: ({ query }) => (query === 'miroir' ? full : nothing) });
  await visitor.type(field(), 'mirwa');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Aucun résultat pour « mirwa »\.$/));
  expect(options()).toEqual([]);
  await visitor.click(screen.getByRole('button', { name: 'miroir' }));
  expect(field()).toHaveValue('miroir');
  await waitFor(() => expect(options()[0]).toBe('Miroir 1'));
});

it('says what it searched where it put a typing error right', async () => {
  const { visitor } = await open({ PreSearch: { ...full, searchSpelling: { corrected: 'miroir', nearest: [] } } });
  await visitor.type(field(), 'mirior');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/Résultats pour « miroir »/));
});

it('says when a call failed, and goes on with the next text', async () => {
  const { visitor } = await open({
    PreSearch: ({ query }) => {
      if (query === 'miro') throw new Error('The network is away');
      return full;
    },
  });
  await visitor.type(field(), 'miro');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Les suggestions ne répondent pas/);
  expect(options()).toEqual([]);
  await visitor.type(field(), 'i');
  await waitFor(() => expect(options()).toHaveLength(11));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('tells the others when it is closed (R314)', async () => {
  const { bus, unmount } = await open({}, 'miroir');
  expect(bus.current('search').showSearch).toBe(true);
  unmount();
  expect(bus.current('search')).toEqual({ showSearch: false, baseSearch: '' });
});

it('begins with what was looked for on this device, and forgets it on request', async () => {
  rememberSearch('colonne');
  rememberSearch('miroir rond');
  const { visitor } = await open();
  const recent = screen.getByRole('group', { name: 'Vos dernières recherches' });
  const found = within(recent).getAllByRole('option');
  expect(found.map(({ textContent }) => textContent)).toEqual(['miroir rond', 'colonne']);
  expect(found[0]).toHaveAttribute('href', '/fr/recherche?item=miroir+rond');
  await visitor.click(screen.getByRole('button', { name: 'Effacer mes recherches' }));
  expect(screen.queryByRole('group', { name: 'Vos dernières recherches' })).not.toBeInTheDocument();
  expect(recentSearches()).toEqual([]);
  expect(field()).toHaveFocus();
});
