import { screen } from '@testing-library/react';
import { picture, renderBlocks } from '../../../../testing/render-blocks.ts';

const heroLarge = {
  __typename: 'HeroLarge',
  heading: 'Bord de mer',
  text: 'Un bleu délavé',
  alt: 'Une salle de bains bleue',
  backgroundImageDesktop: picture('large'),
  backgroundImageMobile: picture('étroit'),
};

// R173
it('opens the page with a title, its words and a picture that is fetched first', async () => {
  await renderBlocks([heroLarge]);
  expect(screen.getByRole('heading', { level: 1, name: 'Bord de mer' })).toBeInTheDocument();
  expect(screen.getByText('Un bleu délavé')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Une salle de bains bleue' })).toHaveAttribute('fetchpriority', 'high');
});

it('is a section further down the page', async () => {
  await renderBlocks([heroLarge, { ...heroLarge, heading: 'Plus loin', text: null }]);
  expect(screen.getByRole('heading', { level: 2, name: 'Plus loin' })).toBeInTheDocument();
});
