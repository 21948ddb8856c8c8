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
  expect(screen.getByRole('status')).toHaveTextContent('Photo 1 sur 3');
});

it('has nothing to press where it has one picture', async () => {
  await renderBlocks([{ __typename: 'Diaporama', color: '#3B4149', images: images.slice(0, 1) }]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('is nothing where it has no picture', async () => {
  await renderBlocks([{ __typename: 'Diaporama', color: '#3B4149', images: [] }]);
  expect(screen.queryByRole('region')).toBeNull();
});
