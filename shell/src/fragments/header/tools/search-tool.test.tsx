import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showHeader } from '../header-under-test.tsx';

const search = () => screen.getByRole('link', { name: 'Rechercher' });

test('the search icon opens the search overlay with an empty query (R75)', async () => {
  const { bus } = await showHeader();
  bus.set('search', { showSearch: false, baseSearch: 'chêne' });
  await userEvent.click(search());
  expect(bus.current('search')).toEqual({ showSearch: true, baseSearch: '' });
  expect(bus.current('overlay')).toEqual({ open: true, role: 'search' });
});

test('who asks for a new tab gets the search page there', async () => {
  const { bus } = await showHeader();
  const follow = (event: Event) => event.preventDefault();
  document.addEventListener('click', follow);
  const visitor = userEvent.setup();
  await visitor.keyboard('{Control>}');
  await visitor.click(search());
  document.removeEventListener('click', follow);
  expect(bus.current('overlay')).toEqual({ open: false });
  expect(search()).toHaveAttribute('href', '/fr/recherche');
});
