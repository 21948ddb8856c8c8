import { screen } from '@testing-library/react';
import { picture, renderBlocks } from '../../../../testing/render-blocks.ts';

const block = { __typename: 'SimpleImageLegend', image: picture('Un four') };

// R200
it('says what its picture shows', async () => {
  await renderBlocks([{ ...block, legend: 'Le four, à 1240 degrés' }]);
  expect(screen.getByRole('figure')).toHaveTextContent('Le four, à 1240 degrés');
  expect(screen.getByRole('img', { name: 'Un four' })).toHaveAttribute('loading', 'lazy');
});

it('is a picture alone where there is nothing to say', async () => {
  await renderBlocks([block]);
  expect(screen.getByRole('figure')).toHaveTextContent('');
});

it.each([
  [800, 1920, true],
  [1920, 800, false],
  [800, 800, false],
  [null, null, false],
])('knows a picture of %p by %p as upright: %p', async (width, height, upright) => {
  await renderBlocks([{ ...block, image: { ...block.image, width, height } }]);
  expect(screen.getByRole('figure').hasAttribute('data-upright')).toBe(upright);
});
