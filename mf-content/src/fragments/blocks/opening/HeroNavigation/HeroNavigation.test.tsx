import { screen, within } from '@testing-library/react';
import { link, picture, renderBlocks } from '../../../../testing/render-blocks.ts';

const heroNavigation = {
  __typename: 'HeroNavigation',
  label: 'Inspiration',
  heading: 'Jardin d’hiver',
  imageDesktop: picture('Un jardin'),
  imageMobile: picture('Un jardin, étroit'),
};

// R177
it('names the page and leads to the pages on either side of it', async () => {
  await renderBlocks([{ ...heroNavigation, leftCta: link('Avant'), rightCta: link('Après') }]);
  expect(screen.getByRole('heading', { level: 1, name: 'Jardin d’hiver' })).toBeInTheDocument();
  expect(screen.getByText('Inspiration')).toBeInTheDocument();
  const ways = within(screen.getByRole('navigation', { name: 'Pages voisines' })).getAllByRole('link');
  expect(ways.map((way) => way.textContent)).toEqual(['Avant', 'Après']);
});

it.each(['leftCta', 'rightCta'])('leads to one side alone where there is only the %s', async (side) => {
  await renderBlocks([{ ...heroNavigation, [side]: link('Voisine') }]);
  expect(within(screen.getByRole('navigation')).getAllByRole('link')).toHaveLength(1);
});

it('is a section further down the page', async () => {
  await renderBlocks([heroNavigation, { ...heroNavigation, heading: 'Plus loin' }]);
  expect(screen.getByRole('heading', { level: 2, name: 'Plus loin' })).toBeInTheDocument();
});

it('has no navigation where there are no neighbours', async () => {
  await renderBlocks([heroNavigation]);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
