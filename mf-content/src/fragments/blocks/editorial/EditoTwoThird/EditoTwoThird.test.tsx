import { screen } from '@testing-library/react';
import { picture, renderBlocks } from '../../../../testing/render-blocks.ts';

const place = { x: 50, y: 60, heading: 'Garrigue 80', text: 'Deux tiroirs' };
const editoTwoThird = {
  __typename: 'EditoTwoThird',
  reverse: false,
  heading: 'Deux ans dehors',
  text: '<p>Un an par pouce</p>',
  image: { ...picture('Un séchoir'), legend: 'Garrigue, au séchoir', hotspots: [place] },
};

// R192, R211
it('shows its words beside a picture with a legend and places that tell more', async () => {
  const { container } = await renderBlocks([editoTwoThird]);
  expect(container.querySelector('section')).toHaveClass('section');
  expect(screen.getByRole('heading', { level: 2, name: 'Deux ans dehors' })).toBeInTheDocument();
  expect(screen.getByText('Un an par pouce')).toBeInTheDocument();
  expect(screen.getByRole('figure')).toHaveTextContent('Garrigue, au séchoir');
  expect(screen.getByRole('button', { name: 'Garrigue 80' })).toBeInTheDocument();
});

it('is read in the same order when the picture stands on the right', async () => {
  const { container } = await renderBlocks([{ ...editoTwoThird, reverse: true }]);
  expect(container.querySelector('section')).toHaveClass('reverse');
  const heading = screen.getByRole('heading', { level: 2 });
  expect(screen.getByRole('img').compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
