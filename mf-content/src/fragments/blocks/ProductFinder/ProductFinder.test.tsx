import { screen } from '@testing-library/react';
import { showBlocks } from '../show-blocks.ts';

it('leads to all mirrors and gives the catalogue', async () => {
  const document = { url: '/documents/catalogue.pdf', label: 'Le catalogue' };
  await showBlocks([{ __typename: 'ProductFinder', document }]);
  expect(screen.getByRole('link', { name: 'Voir tous les miroirs' })).toHaveAttribute(
    'href',
    '/fr/produits?type=Miroir',
  );
  expect(screen.getByRole('link', { name: 'Le catalogue (PDF)' })).toHaveAttribute('download');
});
