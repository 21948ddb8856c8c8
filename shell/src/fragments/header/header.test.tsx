import { screen, within } from '@testing-library/react';
import { renderFragment } from 'shared/testing';
import remote from '../../remote.ts';

const answers = {
  Header: {
    header: {
      headerMenu: {
        menuItems: [
          { key: 'products', url: '/fr/produits', label: 'Produits', submenu: false, submenuCategories: [] },
          { key: 'journal', url: '/fr/journal', label: 'Journal', submenu: false, submenuCategories: [] },
        ],
      },
    },
  },
};

test('the menu of the content system is shown, and the item of the current page is marked', async () => {
  await renderFragment(remote, 'shell/header', {}, { address: '/fr/produits/line-120', answers });
  const [menu] = screen.getAllByRole('navigation', { name: 'Menu' });
  if (!menu) throw new Error('no menu');
  expect(within(menu).getByRole('link', { name: 'Produits' })).toHaveAttribute('aria-current', 'page');
  expect(within(menu).getByRole('link', { name: 'Journal' })).not.toHaveAttribute('aria-current');
});

test('a keyboard reader can jump to the menu, the content and the footer', async () => {
  await renderFragment(remote, 'shell/header', {}, { address: '/nl', answers });
  expect(screen.getByRole('link', { name: 'Naar het menu' })).toHaveAttribute('href', '#mainmenu');
  expect(screen.getByRole('link', { name: 'Naar de inhoud' })).toHaveAttribute('href', '#content');
  expect(screen.getByRole('link', { name: 'Naar de voettekst' })).toHaveAttribute('href', '#footer');
});
