import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { banner, showHeader } from '../header-under-test.tsx';

const opener = (label: string) => screen.getByRole('button', { name: `Ouvrir le sous-menu ${label}` });
const isOpen = (label: string) => opener(label).getAttribute('aria-expanded') === 'true';
const submenuOf = (label: string) => {
  const submenu = document.getElementById(opener(label).getAttribute('aria-controls') ?? '');
  if (!submenu) throw new Error(`${label} has no submenu`);
  return within(submenu);
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const visitor = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));

test('hovering an item opens its submenu on a plain header; leaving closes it after a short grace (R62, R73)', async () => {
  await showHeader();
  const mouse = visitor();
  await mouse.hover(screen.getByRole('link', { name: 'Meubles' }));
  expect(isOpen('Meubles')).toBe(true);
  expect(banner()).toHaveAttribute('data-plain');
  await mouse.unhover(screen.getByRole('link', { name: 'Meubles' }));
  await wait(200);
  expect(isOpen('Meubles')).toBe(true);
  await wait(100);
  expect(isOpen('Meubles')).toBe(false);
  expect(banner()).not.toHaveAttribute('data-plain');
});

test('a pointer that crosses a neighbour on its way into the submenu does not lose it', async () => {
  await showHeader();
  const mouse = visitor();
  await mouse.hover(screen.getByRole('link', { name: 'Meubles' }));
  await mouse.hover(screen.getByRole('link', { name: 'Inspirations' }));
  await wait(80);
  expect(isOpen('Meubles')).toBe(true);
  const target = submenuOf('Meubles').getByRole('link', { name: 'Rond' });
  await mouse.pointer({ target, coords: { clientX: 300, clientY: 200 } });
  await wait(500);
  expect(isOpen('Meubles')).toBe(true);
  await mouse.hover(screen.getByRole('link', { name: 'Inspirations' }));
  await wait(150);
  expect(isOpen('Inspirations')).toBe(true);
  expect(isOpen('Meubles')).toBe(false);
});

test('a page that fades into another under a resting pointer opens nothing', async () => {
  const { bus } = await showHeader();
  const mouse = visitor();
  const link = screen.getByRole('link', { name: 'Meubles' });
  await mouse.hover(link);
  act(() => bus.emit('shell:navigated', { url: '/fr/produits', title: '' }));
  fireEvent.pointerOut(link);
  fireEvent.pointerOver(link);
  await wait(500);
  expect(isOpen('Meubles')).toBe(false);
  await mouse.pointer({ target: link, coords: { clientX: 201, clientY: 30 } });
  expect(isOpen('Meubles')).toBe(true);
});

// C53
test.each(['{Enter}', ' '])('the key "%s" on its button opens and closes a submenu', async (key) => {
  await showHeader();
  const keyboard = visitor();
  act(() => opener('Meubles').focus());
  await keyboard.keyboard(key);
  expect(isOpen('Meubles')).toBe(true);
  await keyboard.keyboard(key);
  expect(isOpen('Meubles')).toBe(false);
});

test('the down arrow leads into the submenu, and Escape back to its button', async () => {
  await showHeader();
  const keyboard = visitor();
  act(() => screen.getByRole('link', { name: 'Meubles' }).focus());
  await keyboard.keyboard('{ArrowDown}');
  expect(submenuOf('Meubles').getByRole('link', { name: 'Rond' })).toHaveFocus();
  await keyboard.keyboard('{Escape}');
  expect(isOpen('Meubles')).toBe(false);
  expect(opener('Meubles')).toHaveFocus();
});

test('a submenu closes when the focus leaves it', async () => {
  await showHeader();
  const keyboard = visitor();
  act(() => opener('La maison').focus());
  await keyboard.keyboard('{Enter}');
  act(() => screen.getByRole('link', { name: 'Journal' }).focus());
  expect(isOpen('La maison')).toBe(false);
});

test('a touch on its button opens a submenu, and a press elsewhere closes it (C53)', async () => {
  await showHeader();
  const finger = visitor();
  await finger.pointer([{ keys: '[TouchA]', target: opener('Inspirations') }]);
  expect(isOpen('Inspirations')).toBe(true);
  await finger.pointer([{ keys: '[TouchA]', target: document.body }]);
  expect(isOpen('Inspirations')).toBe(false);
});

test('a new page closes the submenu (R72)', async () => {
  const { bus } = await showHeader();
  await visitor().hover(screen.getByRole('link', { name: 'Meubles' }));
  act(() => bus.emit('shell:navigated', { url: '/fr/produits', title: '' }));
  expect(isOpen('Meubles')).toBe(false);
});

test('the products: a card with a picture, a call to action, lists, and all products (R84 to R87)', async () => {
  await showHeader();
  const submenu = submenuOf('Meubles');
  const card = submenu.getByRole('link', { name: /La collection Nocturne/ });
  expect(card).toHaveAttribute('href', '/fr/collections/nocturne');
  expect(card.querySelector('img')).toHaveAttribute('src', '/nocturne.svg');
  expect(submenu.getByRole('link', { name: 'Au centimètre' })).toHaveAttribute('href', '/fr/collections/atelier');
  expect(submenu.getByText('Miroir')).toBeInTheDocument();
  expect(submenu.getByRole('link', { name: 'Organique' })).toBeInTheDocument();
  expect(submenu.getByText('Étagère')).toBeInTheDocument();
  expect(submenu.getByRole('link', { name: 'Voir tous les produits' })).toHaveAttribute('href', '/fr/produits');
});

test('the inspirations: pointing at a link or focusing it slides its picture in over the last one (R89, R90)', async () => {
  await showHeader();
  const submenu = submenuOf('Inspirations');
  const picture = (name: string) => submenu.getByRole('link', { name }).querySelector('img')?.dataset.picture;
  expect(picture('Matin')).toBe('shown');
  await visitor().hover(submenu.getByRole('link', { name: 'Soir' }));
  expect([picture('Matin'), picture('Soir')]).toEqual(['last', 'shown']);
  act(() => submenu.getByRole('link', { name: 'Matin' }).focus());
  expect([picture('Matin'), picture('Soir')]).toEqual(['shown', 'last']);
  expect(submenu.getByRole('link', { name: 'Voir toutes les inspirations' })).toHaveAttribute(
    'href',
    '/fr/inspirations',
  );
});

// R59
test('a brand: one picture, its lists and the way to it (R91)', async () => {
  await showHeader();
  const submenu = submenuOf('La maison');
  expect(submenu.getByRole('presentation')).toHaveAttribute('src', '/atelier.svg');
  expect(submenu.getByRole('link', { name: 'L’atelier' })).toBeInTheDocument();
  expect(submenu.getByRole('link', { name: 'Découvrir la marque' })).toHaveAttribute('href', '/fr/a-propos');
});
