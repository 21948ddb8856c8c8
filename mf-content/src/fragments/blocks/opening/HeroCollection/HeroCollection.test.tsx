import { screen, within } from '@testing-library/react';
import { picture, renderBlocks } from '../../../../testing/render-blocks.ts';

const heroCollection = {
  __typename: 'HeroCollection',
  tags: ['Sans poignée'],
  configurations: [
    { text: 'Une vasque, de 60 à 120 cm', picto: '/pictures/icons/one.svg' },
    { text: 'Deux vasques, 140 cm', picto: '/pictures/icons/two.svg' },
  ],
  collection: {
    id: 'ligne',
    heading: 'Ligne',
    description: 'Des façades tendues',
    tailored: false,
    colorScheme: 'light',
    heroImage: picture('Ligne'),
    heroImageMobile: picture('Ligne, étroit'),
  },
};

// R175
it('lists the configurations with a drawing that says no more than they do', async () => {
  await renderBlocks([heroCollection]);
  const place = screen.getByText('Deux vasques, 140 cm');
  expect(within(place).getByRole('presentation')).toHaveAttribute('src', '/pictures/icons/two.svg');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

it('marks the language of a tag, and not of its own word for it', async () => {
  const collection = { ...heroCollection.collection, tailored: true };
  const languages = { tags: ['Sur mesure', 'Handleless'], tagsLanguages: ['en', 'en'] };
  await renderBlocks([{ ...heroCollection, ...languages, collection, configurations: [] }]);
  expect(screen.getAllByRole('listitem').map(({ textContent, lang }) => [textContent, lang])).toEqual([
    ['Sur mesure', ''],
    ['Handleless', 'en'],
  ]);
});

it('has no list where there are neither tags nor configurations, and is a section further down the page', async () => {
  const plain = { ...heroCollection, tags: [], configurations: [] };
  await renderBlocks([plain, plain]);
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1', 'H2']);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
