import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { names, showPage } from './testing.ts';

jest.mock('../../map/leaflet-map.tsx', () => {
  throw new Error('The map did not come');
});

it('does everything without a map, says that it is missing, and leads back to none', async () => {
  const { container } = await showPage('/fr/revendeurs?place=Lyon');
  expect(await screen.findByText(/^La carte n’a pas pu s’afficher/)).toBeVisible();
  expect(container.querySelector('.mapped')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Magasin Lyon' }));
  expect(screen.getByRole('link', { name: 'Magasin Lyon' })).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('button', { name: 'Revenir aux résultats' })).not.toBeInTheDocument();
  expect(names()).toEqual(['Magasin Lyon', 'Magasin Villeurbanne']);
});
