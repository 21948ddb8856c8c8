import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rememberSearch } from '../../recent/recent-searches.ts';
import { current, field, full, nothing, open, options, picture } from './testing.ts';

/** Whether the field leaves a key to the browser. */
const leaves = (key: string, more: object = {}) => fireEvent.keyDown(field(), { key, ...more });
const group = (name: string) => screen.getByRole('group', { name });

it('has the text selected that it begins with, so that typing replaces it', async () => {
  const { visitor } = await open({}, 'miroir');
  await visitor.keyboard('chaise');
  expect(field()).toHaveValue('chaise');
});

it('shows the picture of a product, the icon of a collection, and the name of each group but the last', async () => {
  const [first, ...others] = full.searchSecondStep.collection;
  const collection = [{ ...first, iconDark: picture }, ...others];
  await open({ PreSearch: { ...full, searchSecondStep: { ...full.searchSecondStep, collection } } }, 'miroir');
  await waitFor(() => expect(options()).toHaveLength(11));
  const pictures = ['Produits', 'Collections', 'Journal'].map((name) =>
    within(group(name))
      .getAllByRole('option')
      .map((option) => option.querySelectorAll('img').length),
  );
  expect(pictures).toEqual([[1, 1, 1, 1, 1, 1], [1, 0], [0]]);
  expect(group('Collections').querySelector('img')).toHaveAttribute('src', picture.url);
  for (const name of ['Produits', 'Pages']) expect(within(group(name)).getByText(name)).toBeInTheDocument();
  expect(within(group('Tous les résultats')).queryByText('Tous les résultats')).toBeNull();
});

it('leads to all results by a page load, and to the others in place', async () => {
  await open({}, 'miroir');
  await waitFor(() => expect(options()).toHaveLength(11));
  const whole = screen.getAllByRole('option').filter((option) => option.hasAttribute('data-full-navigation'));
  expect(whole).toEqual([screen.getByRole('option', { name: /^Voir tous les résultats/ })]);
});

describe('the keys of the field', () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  beforeEach(() => scroll.mockClear());

  it('are left to the browser where there is nothing to go to', async () => {
    await open({ PreSearch: nothing }, 'mirwa');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Aucun résultat'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).not.toHaveAttribute('aria-controls');
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) expect(leaves(key)).toBe(true);
    expect(field()).not.toHaveAttribute('aria-activedescendant');
  });

  it('bring what they reach into view, and are the field’s own then', async () => {
    await open({}, 'miroir');
    await waitFor(() => expect(options()).toHaveLength(11));
    expect(scroll).not.toHaveBeenCalled();
    for (const title of ['Miroir 1', 'Miroir 2']) {
      expect(leaves('ArrowDown')).toBe(false);
      expect(scroll.mock.contexts.at(-1)).toBe(screen.getByRole('option', { name: title }));
      expect(scroll).toHaveBeenLastCalledWith({ block: 'nearest' });
    }
    expect(leaves('a')).toBe(true);
    expect(current()).toBe('Miroir 2');
  });

  it('follow nothing while letters are being composed', async () => {
    const { navigations } = await open({}, 'miroir');
    await waitFor(() => expect(options()).toHaveLength(11));
    leaves('ArrowDown');
    expect(leaves('Enter', { isComposing: true })).toBe(true);
    expect(navigations).toEqual([]);
    expect(leaves('Enter')).toBe(false);
    expect(navigations).toEqual(['/fr/Miroir/1']);
  });

  it('reach nothing any more once other options have come', async () => {
    const fewer = { ...full.searchSecondStep, product: full.searchSecondStep.product.slice(1) };
    const { visitor } = await open(
      {
        PreSearch: ({ query }) => (query === 'miroir' ? full : { ...full, searchSecondStep: fewer }),
      },
      'miroir',
    );
    await waitFor(() => expect(options()).toHaveLength(11));
    leaves('ArrowDown');
    expect(current()).toBe('Miroir 1');
    await visitor.type(field(), 's');
    await waitFor(() => expect(options()[0]).toBe('Miroir 2'));
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
  });
});

describe('the words for what was found', () => {
  it('are for screen readers only where the list shows it, and propose nothing else', async () => {
    await open({ PreSearch: { ...full, searchSpelling: { corrected: null, nearest: ['mural'] } } }, 'miroir');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('15 suggestions'));
    expect(screen.getByRole('status')).toHaveClass('visually-hidden');
    expect(screen.queryByRole('button', { name: 'mural' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Vouliez-vous dire/)).not.toBeInTheDocument();
  });

  it('can be seen where a typing error was put right', async () => {
    await open({ PreSearch: { ...full, searchSpelling: { corrected: 'miroir', nearest: [] } } }, 'mirior');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Résultats pour/));
    expect(screen.getByRole('status')).toHaveClass('corrected');
  });

  it('propose nothing where there is nothing that looks like it', async () => {
    await open({ PreSearch: { ...nothing, searchSpelling: { corrected: null, nearest: [] } } }, 'xyzxyz');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Aucun résultat/));
    expect(screen.queryByText(/^Vouliez-vous dire/)).not.toBeInTheDocument();
  });
});

describe('what was looked for on this device', () => {
  it('is not there where it was nothing', async () => {
    await open();
    expect(screen.queryByRole('group', { name: 'Vos dernières recherches' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Effacer mes recherches' })).not.toBeInTheDocument();
  });

  it('gives way to suggestions, and cannot be forgotten while they are shown', async () => {
    rememberSearch('colonne');
    const { visitor } = await open();
    expect(screen.getByRole('button', { name: 'Effacer mes recherches' })).toBeVisible();
    await visitor.type(field(), 'miro');
    await waitFor(() => expect(options()).toHaveLength(11));
    expect(screen.queryByRole('group', { name: 'Vos dernières recherches' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Effacer mes recherches' })).not.toBeInTheDocument();
  });
});
