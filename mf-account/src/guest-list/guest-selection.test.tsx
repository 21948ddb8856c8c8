import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToGuestList, guestList } from 'shared/guest-list';
import { renderPage } from 'shared/testing';
import remote from '../remote.ts';

/** The sign-in page of a guest who has saved these products. */
async function show(...products: string[]) {
  for (const uid of products) addToGuestList(uid);
  const { bus } = await renderPage(remote, 'login', {
    address: '/fr/connexion',
    answers: { SeoForPage: { seoForPage: { title: 'Connexion' } } },
  });
  /** Asks as a card does. */
  const takeOff = (uid: string) =>
    act(() => bus.set('wishlists', { ...bus.current('wishlists'), productIdToDelete: uid }));
  return { takeOff };
}

const grid = () =>
  document.querySelector('mf-fragment[of="mf-catalogue/product-grid"]')?.getAttribute('props') ?? undefined;
const inGrid = (...products: string[]) => JSON.stringify({ products, wishlist: true });
const undo = () => screen.queryByRole('button', { name: 'Rétablir' });

beforeEach(() => localStorage.clear());

it('stands on the page, and can be changed', async () => {
  const { takeOff } = await show('a', 'b', 'c');
  expect(screen.getByRole('heading', { level: 2, name: 'Votre sélection\u00a0: 3 produits' })).toBeVisible();
  expect(grid()).toBe(inGrid('a', 'b', 'c'));
  takeOff('b');
  expect(grid()).toBe(inGrid('a', 'c'));
  await userEvent.click(undo() ?? document.body);
  expect(guestList()).toEqual(['a', 'b', 'c']);
  expect(undo()).toBeNull();
});

it('is not there where nothing is saved', async () => {
  await show();
  expect(screen.queryByText(/Votre sélection/)).not.toBeInTheDocument();
  expect(grid()).toBeUndefined();
});

it('can be emptied from either end, and still be taken back', async () => {
  const { takeOff } = await show('a', 'b', 'c');
  takeOff('c');
  expect(grid()).toBe(inGrid('a', 'b'));
  takeOff('a');
  expect(grid()).toBe(inGrid('b'));
  takeOff('b');
  expect(grid()).toBeUndefined();
  await userEvent.click(undo() ?? document.body);
  expect(grid()).toBe(inGrid('b'));
});

it('takes nothing off where a card asks for what is not on it', async () => {
  const { takeOff } = await show('a');
  takeOff('z');
  expect(grid()).toBe(inGrid('a'));
  expect(undo()).toBeNull();
});

it('shows what another tab has put in the place of something', async () => {
  await show('a', 'b');
  localStorage.setItem('guestList', '["a","c"]');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'guestList' })));
  expect(grid()).toBe(inGrid('a', 'c'));
});
