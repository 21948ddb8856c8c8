import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoFilters } from '../../../testing/demo-filters.ts';
import { bar, chips, showProducts, tag } from '../../../testing/products-page.ts';

/** A catalogue with so many collections, of which `Série 1` has a sign. */
function show(count: number, address = '/fr/produits') {
  const sign = { url: '/serie-1.svg', alt: '' };
  const collections = Array.from({ length: count }, (_, index) => ({
    name: `Série ${index + 1}`,
    value: `serie-${index + 1}`,
    isHiddenForProducts: false,
    ...(index === 0 && { pictoBlack: sign, pictoWhite: sign }),
  }));
  return showProducts(address, { filters: { ...demoFilters, collections } });
}

const tags = () => within(bar().getByRole('list', { name: 'Collection' })).getAllByRole('link');
const more = () => bar().queryByRole('button', { name: /de plus/ });
const search = () => bar().queryByRole('searchbox');

afterEach(() => history.replaceState(null, '', '/'));

it('shows a list that is not long as it is', async () => {
  await show(24);
  expect(tags()).toHaveLength(24);
  expect([search(), more()]).toEqual([null, null]);
});

it('offers no more of a long list when all of it is there', async () => {
  await show(48);
  expect(bar().queryByText(/valeurs? trouvée/)).toBeNull();
  await userEvent.click(more() ?? document.body);
  expect(tags()).toHaveLength(48);
  expect(more()).toBeNull();
});

it('begins anew with the first of what another text finds', async () => {
  await show(60);
  await userEvent.click(more() ?? document.body);
  expect(tags()).toHaveLength(48);
  await userEvent.type(search() ?? document.body, 's');
  expect(tags()).toHaveLength(24);
  expect(search()).toHaveFocus();
});

it('shows the colour that a value stands for among the colours only, and a sign where there is one', async () => {
  await show(2, '/fr/produits?teinte=noir&collection=serie-2');
  expect(tag('Teinte', /Bois/).querySelector('.swatch')).toHaveStyle({ background: '#b98a5b' });
  expect(tag('Matière', /Noyer/).querySelector('.swatch')).toBeNull();
  expect(tags().map((link) => link.querySelector('img')?.getAttribute('src'))).toEqual(['/serie-1.svg', undefined]);
  expect(chips().map((chip) => chip.querySelector('.swatch') !== null)).toEqual([false, true, false]);
});
