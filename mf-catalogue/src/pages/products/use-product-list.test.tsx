import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { query, settled, showProducts, tag } from '../../testing/products-page.ts';

afterEach(() => history.replaceState(null, '', '/'));

it('corrects an address in its place, and leaves alone one that is right', async () => {
  const entries = history.length;
  await showProducts('/fr/produits?collection=ligne&page=9');
  expect(query()).toEqual({ collection: 'ligne', page: '3' });
  cleanup();
  const address = '/fr/produits?collection=ligne&utm_source=lettre';
  await showProducts(address);
  expect(`${location.pathname}${location.search}`).toBe(address);
  expect(history.length).toBe(entries);
});

it('has an entry of the history for each value, and the way forward after going back', async () => {
  const { last } = await showProducts('/fr/produits');
  const entries = history.length;
  await userEvent.click(tag('Teinte', /Noir/));
  await settled();
  await userEvent.click(tag('Teinte', /Bois/));
  await settled();
  expect(history.length).toBe(entries + 2);
  history.back();
  await waitFor(() => expect(last()?.filter.colors).toEqual(['noir']));
  history.forward();
  await waitFor(() => expect(last()?.filter.colors).toEqual(['bois', 'noir']));
  expect(history.length).toBe(entries + 2);
});

it('goes to the page that the visitor goes back to, or that another part asks for', async () => {
  const { bus, last } = await showProducts('/fr/produits');
  await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
  await settled();
  await userEvent.click(tag('Teinte', /Noir/));
  await settled();
  history.back();
  await waitFor(() => expect(last()).toMatchObject({ offset: 24, filter: { colors: [] } }));
  act(() => bus.set('filters', { filters: { teinte: 'bois', page: '2' }, restoreFilters: true }));
  await settled();
  expect(last()).toMatchObject({ offset: 12, filter: { colors: ['bois'] } });
  expect(query()).toEqual({ teinte: 'bois', page: '2' });
});

it('publishes its filters, and follows only what asks it to', async () => {
  const { asked, bus } = await showProducts('/fr/produits?teinte=noir');
  expect(bus.current('filters')).toMatchObject({ filters: { teinte: 'noir' }, restoreFilters: false });
  act(() => bus.set('filters', { filters: { teinte: 'bois' }, restoreFilters: false }));
  expect(asked).toHaveLength(1);
});

it('follows nothing any more once it is gone', async () => {
  const { asked, bus } = await showProducts('/fr/produits');
  cleanup();
  act(() => bus.set('filters', { filters: { teinte: 'bois' }, restoreFilters: true }));
  expect(query()).toEqual({});
  dispatchEvent(new PopStateEvent('popstate'));
  expect(asked).toHaveLength(1);
  expect(bus.current('filters').filters).toEqual({ teinte: 'bois' });
});
