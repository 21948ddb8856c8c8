import { act, screen, waitFor } from '@testing-library/react';
import { addToGuestList, guestList } from 'shared/guest-list';
import { renderFragment } from 'shared/testing';
import remote from '../../remote.ts';
import { sessionUnderTest } from '../../session/session-under-test.ts';
import { wishlistServer } from '../../wishlists/server-under-test.ts';

const bath = { id: '1', title: 'Bain', revision: 1, products: ['a', 'b'] };
const attic = { id: '2', title: '', revision: 1, products: ['b', 'c'] };

async function open({ signedIn = true, lists = [bath, attic] } = {}) {
  const tab = sessionUnderTest({ signedIn });
  const site = wishlistServer(lists);
  const shown = await renderFragment(remote, 'mf-account/saved-products', {}, { ...tab, answers: site.answers });
  return { ...shown, ...tab, server: site.server };
}

beforeEach(() => localStorage.clear());

// R265
it('counts the products of all lists, each once, and shows the lists to every part', async () => {
  const { bus } = await open();
  expect(await screen.findByText('3 produits')).toBeInTheDocument();
  expect(bus.current('wishlists').lists).toEqual([bath, attic]);
});

it('counts what a guest saved, in this tab and in another', async () => {
  addToGuestList('a');
  const { bus } = await open({ signedIn: false });
  expect(await screen.findByText('1 produit')).toBeInTheDocument();
  localStorage.setItem('guestList', '["a","b"]');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'guestList' })));
  expect(await screen.findByText('2 produits')).toBeInTheDocument();
  expect(bus.current('wishlists').guestProducts).toEqual(['a', 'b']);
});

it('says nothing where nothing is saved', async () => {
  const { container } = await open({ signedIn: false });
  expect(container).toHaveTextContent('');
});

it('saves what a sign-in has left on the device', async () => {
  addToGuestList('z');
  const { server } = await open();
  await waitFor(() => expect(server.lists[0]?.products).toEqual(['a', 'b', 'z']));
  await waitFor(() => expect(guestList()).toEqual([]));
});
