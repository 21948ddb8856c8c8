import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showHeader } from '../header-under-test.tsx';

const menu = () => screen.getByRole('navigation', { name: 'Menu' });
const isOpen = () => menu().dataset.panel === 'open';
const item = (name: string) => screen.getByRole('button', { name });
const isLocked = () => document.documentElement.style.overflow === 'hidden';

async function openPanel() {
  const shown = await showHeader({ width: 390 });
  const page = document.body.appendChild(document.createElement('main'));
  await userEvent.click(item('Ouvrir le menu'));
  return { ...shown, page };
}

afterEach(() => document.querySelector('main')?.remove());

test('the burger opens a panel that has the focus; the page behind neither scrolls nor takes it (R69 to R71)', async () => {
  const { page } = await openPanel();
  expect(isOpen()).toBe(true);
  expect(menu()).toHaveFocus();
  expect(isLocked()).toBe(true);
  expect(page.inert).toBe(true);
  await userEvent.click(item('Fermer le menu'));
  expect(isOpen()).toBe(false);
  expect(isLocked()).toBe(false);
  expect(page.inert).toBe(false);
});

test('an item with a submenu opens it and leads nowhere; the way back leads to the main menu (R68, R88)', async () => {
  await openPanel();
  const followed = jest.fn((event: Event) => event.defaultPrevented);
  document.addEventListener('click', followed);
  await userEvent.click(item('Meubles'));
  document.removeEventListener('click', followed);
  expect(followed).toHaveReturnedWith(true);
  expect(item('Meubles')).toHaveAttribute('aria-expanded', 'true');
  const back = document.activeElement;
  expect(back).toHaveTextContent('Menu principal');
  if (back) await userEvent.click(back);
  expect(item('Meubles')).toHaveAttribute('aria-expanded', 'false');
  expect(item('Meubles')).toHaveFocus();
});

test('the space bar opens a submenu as it does for every button', async () => {
  await openPanel();
  act(() => item('Inspirations').focus());
  await userEvent.keyboard(' ');
  expect(item('Inspirations')).toHaveAttribute('aria-expanded', 'true');
});

test('Escape closes everything and gives the focus back to the burger', async () => {
  await openPanel();
  await userEvent.click(item('Meubles'));
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(item('Meubles')).toHaveAttribute('aria-expanded', 'false');
  expect(item('Ouvrir le menu')).toHaveFocus();
});

test('Escape gives the focus back to the burger from beside the panel, too', async () => {
  await openPanel();
  act(() => screen.getByRole('link', { name: 'Rechercher' }).focus());
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(item('Ouvrir le menu')).toHaveFocus();
});

test('a new page closes panel and submenu (R72)', async () => {
  const { bus } = await openPanel();
  await userEvent.click(item('Meubles'));
  act(() => bus.emit('shell:navigated', { url: '/fr/produits', title: '' }));
  expect(isOpen()).toBe(false);
  expect(item('Meubles')).toHaveAttribute('aria-expanded', 'false');
  expect(isLocked()).toBe(false);
});

test('the focus is with the burger as soon as the panel closes around it, by whatever', async () => {
  const { bus } = await openPanel();
  await userEvent.click(item('Meubles'));
  act(() => bus.emit('shell:navigated', { url: '/fr/produits', title: '' }));
  expect(item('Ouvrir le menu')).toHaveFocus();
});

test('the way past the header opens the menu', async () => {
  await showHeader({ width: 390 });
  await userEvent.click(screen.getByRole('link', { name: 'Aller au menu' }));
  expect(isOpen()).toBe(true);
  expect(menu()).toHaveFocus();
});

test('hovering opens nothing', async () => {
  await openPanel();
  await userEvent.hover(item('Meubles'));
  expect(item('Meubles')).toHaveAttribute('aria-expanded', 'false');
});
