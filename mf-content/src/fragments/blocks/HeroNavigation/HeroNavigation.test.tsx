import { screen, within } from '@testing-library/react';
import { link, picture, showBlocks } from '../show-blocks.ts';

const heroNavigation = {
  __typename: 'HeroNavigation',
  label: 'Inspiration',
  heading: 'Jardin d’hiver',
  imageDesktop: picture('Un jardin'),
  imageMobile: picture('Un jardin, étroit'),
};

it('names the page and leads to the pages on either side of it', async () => {
  await showBlocks([{ ...heroNavigation, leftCta: link('Avant'), rightCta: link('Après') }]);
  expect(screen.getByRole('heading', { level: 1, name: 'Jardin d’hiver' })).toBeInTheDocument();
  expect(screen.getByText('Inspiration')).toBeInTheDocument();
  const ways = within(screen.getByRole('navigation', { name: 'Pages voisines' })).getAllByRole('link');
  expect(ways.map((way) => way.textContent)).toEqual(['Avant', 'Après']);
});

it('has no navigation where there are no neighbours', async () => {
  await showBlocks([heroNavigation]);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
