import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToGuestList } from 'shared/guest-list';
import { showHeader } from '../header-under-test.tsx';

const signedIn = { signedIn: true, userId: 'u1' };
/** A browser that always has nothing else to do. */
const idleBrowser = { requestIdleCallback: (work: () => void) => Number(work()), cancelIdleCallback: () => {} };

const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('who is not signed in is led from the wishlist to the login (R76)', async () => {
  await showHeader();
  expect(target('Ma liste de souhaits')).toBe('/fr/connexion');
});

test('who signs in is led to the wishlist at once', async () => {
  const { bus } = await showHeader();
  act(() => bus.set('auth', signedIn));
  expect(target('Ma liste de souhaits')).toBe('/fr/liste-de-souhaits');
});

test('the heart has the number of saved products, where there may be some', async () => {
  Object.assign(window, idleBrowser);
  const { container, unmount } = await showHeader();
  expect(container.querySelector('mf-fragment')).toBeNull();
  act(() => addToGuestList('ligne-120'));
  expect(container.querySelector('mf-fragment')).toHaveAttribute('of', 'role:saved');
  unmount();
  localStorage.clear();
  const member = await showHeader({ auth: signedIn });
  expect(member.container.querySelector('a mf-fragment')).toHaveAttribute('of', 'role:saved');
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('stores and search are a page load away (R54, R77)', async () => {
  await showHeader();
  expect(target('Revendeurs')).toBe('/fr/revendeurs');
  expect(screen.getByRole('link', { name: 'Revendeurs' })).toHaveAttribute('data-full-navigation');
  expect(target('Rechercher')).toBe('/fr/recherche');
});

test('on an English page of a country without English they lead to pages that exist (C4, C60)', async () => {
  const journal = { key: 'journal', url: '/en/news', label: 'Journal', submenu: false, submenuCategories: [] };
  await showHeader({ address: '/fr/lost-password', country: 'fr', items: [journal] });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(links).toContain('/fr/connexion');
  expect(links).toContain('/fr/journal');
  expect(links.filter((address) => address.startsWith('/en'))).toEqual([]);
});

test('the account icon leads to the account and opens nothing for who is not signed in (R78, R79)', async () => {
  await showHeader();
  const account = screen.getByRole('link', { name: 'Mon espace' });
  expect(account).toHaveAttribute('href', '/fr/mon-compte');
  await userEvent.hover(account);
  expect(account).not.toHaveAttribute('aria-expanded');
  expect(screen.queryByRole('button', { name: 'Se déconnecter' })).not.toBeInTheDocument();
});

test.each([
  ['a pointer', (account: HTMLElement) => userEvent.hover(account)],
  ['the keyboard', async (account: HTMLElement) => act(() => account.focus())],
  ['a finger', (account: HTMLElement) => userEvent.pointer([{ keys: '[TouchA]', target: account }])],
])('who is signed in gets account and logout by %s (R79, C53)', async (_, reach) => {
  await showHeader({ auth: signedIn });
  const account = screen.getByRole('link', { name: 'Mon espace' });
  await reach(account);
  expect(account).toHaveAttribute('aria-expanded', 'true');
  expect(target('Mon compte')).toBe('/fr/mon-compte');
  expect(screen.getByRole('button', { name: 'Se déconnecter' })).toBeInTheDocument();
});

test('after Escape the window is closed and the focus is on its icon', async () => {
  await showHeader({ auth: signedIn });
  const account = screen.getByRole('link', { name: 'Mon espace' });
  act(() => account.focus());
  act(() => screen.getByRole('button', { name: 'Se déconnecter' }).focus());
  await userEvent.keyboard('{Escape}');
  expect(account).toHaveFocus();
  expect(account).toHaveAttribute('aria-expanded', 'false');
});

test('logging out closes the window', async () => {
  await showHeader({ auth: signedIn });
  const account = screen.getByRole('link', { name: 'Mon espace' });
  await userEvent.hover(account);
  await userEvent.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  expect(account).toHaveAttribute('aria-expanded', 'false');
});

test('country and language: a text, the other languages of this country on the same page, and the portal (R80, C60)', async () => {
  await showHeader({ country: 'be', address: '/fr/produits/ligne-120' });
  const control = screen.getByRole('button', { name: /^BE FR/ });
  await userEvent.click(control);
  expect(control).toHaveAttribute('aria-expanded', 'true');
  const shown = document.getElementById(control.getAttribute('aria-controls') ?? '');
  if (!shown) throw new Error('nothing has opened');
  const inside = within(shown);
  expect(inside.getByText('Votre site Rivelle : Belgique.')).toBeInTheDocument();
  expect(inside.getByRole('link', { name: 'Français' })).toHaveAttribute('aria-current', 'true');
  expect(inside.getByRole('link', { name: 'Nederlands' })).toHaveAttribute('href', '/nl/producten/ligne-120');
  expect(inside.queryByRole('link', { name: 'Deutsch' })).not.toBeInTheDocument();
  expect(inside.getByRole('link', { name: 'Choisir un autre pays' })).toHaveAttribute('href', 'http://com.localhost/');
});

test('a country with one language offers no others', async () => {
  await showHeader({ country: 'fr' });
  expect(screen.queryByRole('link', { name: 'Français' })).not.toBeInTheDocument();
});

test('the catch-all has the portal itself (R15), and stands for no single country', async () => {
  await showHeader({ country: 'nan' });
  for (const link of screen.getAllByRole('link', { name: /Choisir un autre pays/ }))
    expect(link).toHaveAttribute('href', '/fr/portal');
  expect(screen.getByRole('button', { name: /^INT FR/ })).toBeInTheDocument();
});

test('under the menu of a narrow screen the country code leads to the portal (R81)', async () => {
  await showHeader({ country: 'be', width: 390 });
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'BE, Choisir un autre pays' })).toHaveAttribute(
    'href',
    'http://com.localhost/',
  );
});
