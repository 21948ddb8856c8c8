import { screen } from '@testing-library/react';
import { picture, renderBlocks } from '../../../../testing/render-blocks.ts';

// R201
it('shows two pictures, each with its own words', async () => {
  const pair = { image1: picture('Une planche'), image2: picture('Un tiroir'), legend1: 'Avant' };
  await renderBlocks([{ __typename: 'DoubleImageLegend', ...pair, legend2: 'Après' }]);
  const [left, right] = screen.getAllByRole('figure');
  expect(left).toHaveTextContent('Avant');
  expect(right).toHaveTextContent('Après');
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Une planche', 'Un tiroir']);
});

it('does without words', async () => {
  await renderBlocks([
    { __typename: 'DoubleImageLegend', image1: picture('Une planche'), image2: picture('Un tiroir') },
  ]);
  for (const figure of screen.getAllByRole('figure')) expect(figure).toHaveTextContent('');
});
