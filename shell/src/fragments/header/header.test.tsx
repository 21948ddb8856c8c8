import { screen, within } from '@testing-library/react';
import { act } from 'react';
import { renderFragment, takeComplaints } from 'shared/testing';
import remote from '../../remote.ts';
import { banner, scrollPage, showHeader } from './header-under-test.tsx';

afterEach(() => scrollPage(0));

test('a keyboard reader can jump to the menu, the content and the footer (R50)', async () => {
  await showHeader({ address: '/nl' });
  expect(screen.getByRole('link', { name: 'Naar het menu' })).toHaveAttribute('href', '#mainmenu');
  expect(screen.getByRole('link', { name: 'Naar de inhoud' })).toHaveAttribute('href', '#content');
  expect(screen.getByRole('link', { name: 'Naar de voettekst' })).toHaveAttribute('href', '#footer');
});

// R83
test.each([
  ['/fr', '/fr', 'Rivelle, retour à l’accueil', 'Meubles de salle de bains'],
  ['/nl/blog', '/nl', 'Rivelle, terug naar de startpagina', 'Badkamermeubelen'],
  ['/de', '/de', 'Rivelle, zurück zur Startseite', 'Meubles de salle de bains'],
])('the logo on %s leads to %s', async (address, home, name, tagline) => {
  await showHeader({ address });
  const logo = screen.getByRole('link', { name });
  expect(logo).toHaveAttribute('href', home);
  expect(logo).toHaveTextContent(tagline);
});

test('the item of the page that is shown is marked, and the item of its section too (R74)', async () => {
  await showHeader({ address: '/fr/produits/line-120' });
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Meubles' })).toHaveAttribute('aria-current', 'true');
  expect(menu.getByRole('link', { name: 'Journal' })).not.toHaveAttribute('aria-current');
});

test('the page itself is marked as the page', async () => {
  await showHeader({ address: '/fr/journal' });
  expect(screen.getByRole('link', { name: 'Journal' })).toHaveAttribute('aria-current', 'page');
});

test('it puts the triggers in effect on the bus (C1)', async () => {
  const { bus } = await showHeader();
  expect(bus.current('header')).toMatchObject({ hideTrigger: 100, plainTrigger: 300, smallTrigger: 500 });
});

// R61, R64, R65, R66
test('it hides on the way down beyond 100 px, comes back on the way up, is plain after 300 and small after 500', async () => {
  await showHeader();
  await scrollPage(100);
  expect(banner()).not.toHaveAttribute('data-away');
  await scrollPage(320);
  expect(banner()).toHaveAttribute('data-away');
  expect(banner()).toHaveAttribute('data-plain');
  expect(banner()).not.toHaveAttribute('data-small');
  await scrollPage(900);
  await scrollPage(880);
  expect(banner()).not.toHaveAttribute('data-away');
  expect(banner()).toHaveAttribute('data-small');
  await scrollPage(0);
  expect(banner()).not.toHaveAttribute('data-plain');
});

// R53, R63
test('a page may ask for a plain header, for ink on its picture, or for none', async () => {
  const { bus } = await showHeader();
  act(() => bus.set('header', { ...bus.current('header'), plainDefault: true, transparentDark: true }));
  expect(banner()).toHaveAttribute('data-plain');
  expect(banner()).toHaveAttribute('data-dark');
  act(() => bus.set('header', { ...bus.current('header'), disable: true }));
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

test('a new page begins with the header in sight', async () => {
  const { bus } = await showHeader();
  await scrollPage(600);
  expect(banner()).toHaveAttribute('data-away');
  act(() => bus.emit('shell:navigated', { url: '/fr/journal', title: '' }));
  expect(banner()).not.toHaveAttribute('data-away');
});

test('a menu that cannot be fetched is logged only; the rest of the header is there (R93)', async () => {
  const Header = () => {
    throw new Error('no menu today');
  };
  await renderFragment(remote, 'shell/header', {}, { answers: { Header } });
  expect(screen.getByRole('link', { name: 'Rechercher' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Rivelle, retour à l’accueil' })).toBeInTheDocument();
  expect(takeComplaints()).toEqual([expect.stringContaining('no menu today')]);
});
