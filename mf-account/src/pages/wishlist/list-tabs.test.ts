import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import remote from '../../remote.ts';
import { sessionUnderTest } from '../../session/session-under-test.ts';
import { wishlistServer } from '../../wishlists/server-under-test.ts';
import { tabAfter } from './list-tabs.tsx';

it('goes from one to the next and round, to the first and to the last; other keys lead nowhere', () => {
  expect(tabAfter('ArrowRight', 0, 3)).toBe(1);
  expect(tabAfter('ArrowRight', 2, 3)).toBe(0);
  expect(tabAfter('ArrowLeft', 0, 3)).toBe(2);
  expect(tabAfter('Home', 2, 3)).toBe(0);
  expect(tabAfter('End', 0, 3)).toBe(2);
  expect(tabAfter('Enter', 0, 3)).toBeUndefined();
});

it('is one stop of Tab; a list is opened by the arrow keys, by Space, and by a click that loads no page', async () => {
  const lists = ['Bain', 'Douche', 'Mer'].map((title, at) => ({ id: `${at}`, title, revision: 1, products: [] }));
  await renderPage(remote, 'wishlist', {
    address: '/fr/liste-de-souhaits',
    ...sessionUnderTest({ signedIn: true }),
    answers: { SeoForPage: { seoForPage: { title: 'Vos listes' } }, ...wishlistServer(lists).answers },
  });
  const tab = (name: string) => screen.getByRole('tab', { name: `${name} 0 produit` });
  const expectOpen = (name: string) => {
    const panel = screen.getByRole('tabpanel', { name: `${name} 0 produit` });
    for (const one of screen.getAllByRole('tab')) {
      const isOpen = one === tab(name);
      expect(one).toHaveAttribute('aria-selected', String(isOpen));
      expect(one).toHaveAttribute('tabindex', isOpen ? '0' : '-1');
      expect(one.getAttribute('aria-controls')).toBe(isOpen ? panel.id : null);
    }
  };
  /** Whether the browser still does what it does for the key by itself. */
  const press = (name: string, key: string) => fireEvent.keyDown(tab(name), { key });
  expectOpen('Bain');
  expect(press('Bain', 'ArrowRight')).toBe(false);
  expectOpen('Douche');
  expect(tab('Douche')).toHaveFocus();
  expect(press('Douche', 'End')).toBe(false);
  expectOpen('Mer');
  expect(tab('Mer')).toHaveFocus();
  expect(press('Mer', 'Tab')).toBe(true);
  expectOpen('Mer');
  expect(press('Bain', ' ')).toBe(false);
  expectOpen('Bain');
  expect(fireEvent.click(tab('Douche'))).toBe(false);
  expectOpen('Douche');
});
