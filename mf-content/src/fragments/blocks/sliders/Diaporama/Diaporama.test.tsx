import { screen } from '@testing-library/react';
import { picture, renderBlocks } from '../../../../testing/render-blocks.ts';

const images = ['Sauge', 'Rose argile', 'Sable'].map(picture);

// R199
it('shows its pictures on their ground', async () => {
  await renderBlocks([{ __typename: 'Diaporama', color: '#3B4149', images }]);
  const region = screen.getByRole('region', { name: 'Diaporama' });
  expect(region).toHaveStyle({ backgroundColor: '#3B4149' });
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Sauge',
    'Rose argile',
    'Sable',
  ]);
});

it('is nothing where it has no picture', async () => {
  await renderBlocks([{ __typename: 'Diaporama', color: '#3B4149', images: [] }]);
  expect(screen.queryByRole('region')).toBeNull();
});
