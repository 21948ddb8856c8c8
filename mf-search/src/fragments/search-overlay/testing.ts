import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBus } from 'shared/bus';
import { type Answers, renderFragment } from 'shared/testing';
import remote from '../../remote.ts';
import { screenOf } from '../../testing/screen-width.ts';

export const picture = { url: '/pictures/lune.svg', alt: 'Miroir Lune', width: 688, height: 916 };
export const suggestions = (kind: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({ title: `${kind} ${place + 1}`, path: `/fr/${kind}/${place + 1}` }));
export const mirrors = suggestions('Miroir', 6).map(({ title, path }) => ({ name: title, path, thumbnail: picture }));
export const full = {
  searchSecondStep: {
    product: mirrors,
    collection: suggestions('collection', 3),
    article: suggestions('article', 3),
    cms_page: suggestions('page', 3),
  },
  searchSpelling: { corrected: null, nearest: [] },
};
export const empty = { product: [], collection: [], article: [], cms_page: [] };
export const nothing = { searchSecondStep: empty, searchSpelling: { corrected: null, nearest: ['miroir', 'mural'] } };
const popular = {
  searchFirstStep: { groups: [{ name: 'Conseils', data: suggestions('conseil', 2) }] },
};

beforeEach(() => {
  screenOf(1280);
  localStorage.clear();
});

export async function open(answers: Answers = {}, baseSearch = '', searchMinLength?: number) {
  const bus = createBus({ search: { showSearch: true, baseSearch } });
  const part = await renderFragment(
    remote,
    'mf-search/search-overlay',
    {},
    {
      answers: { PopularSearches: popular, PreSearch: full, ...answers },
      bus,
      searchMinLength,
    },
  );
  return { ...part, visitor: userEvent.setup() };
}
export const field = () => screen.getByRole('combobox', { name: /^Que cherchez-vous/ });
export const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
export const current = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
