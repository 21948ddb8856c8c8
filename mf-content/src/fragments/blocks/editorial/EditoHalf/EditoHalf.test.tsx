import { screen } from '@testing-library/react';
import { link, picture, renderBlocks } from '../../../../testing/render-blocks.ts';

const plain = (alt: string) => ({ ...picture(alt), hotspots: [] });
const icon = (name: string) => ({ url: `/pictures/icons/${name}.svg`, alt: '' });
const editoHalf = {
  __typename: 'EditoHalf',
  heading: 'Un arbre',
  text: '<p>Puis un meuble</p>',
  cta: link('Garrigue'),
  image1: plain('Un chêne'),
};
const atelier = {
  url: '/fr/collections/atelier',
  heading: 'Atelier',
  tailored: true,
  iconDark: icon('dark'),
  iconWhite: icon('white'),
};

// R191
it('shows its words and up to three pictures', async () => {
  await renderBlocks([{ ...editoHalf, image2: plain('Une planche'), image3: plain('Un meuble') }]);
  const pictures = screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
  expect(pictures).toEqual(['Un chêne', 'Une planche', 'Un meuble']);
  expect(screen.getByText('Puis un meuble').closest('section > div')).toHaveClass('words');
  expect(screen.getByRole('link', { name: 'Garrigue' })).toBeInTheDocument();
});

it('leads to the collection that it is about', async () => {
  await renderBlocks([{ ...editoHalf, collection: atelier }]);
  expect(screen.getByRole('link', { name: 'Atelier' })).toHaveAttribute('href', '/fr/collections/atelier');
  expect(screen.getByText('Sur mesure')).toBeInTheDocument();
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/pictures/icons/dark.svg');
});

it('has its words on a ground of their own, with the white drawing on a dark one', async () => {
  await renderBlocks([{ ...editoHalf, backgroundColor: '#F1EBE1', blockColor: '#34585F', collection: atelier }]);
  const words = screen.getByRole('heading', { name: 'Un arbre' }).parentElement;
  expect(words).toHaveStyle({ backgroundColor: '#34585F' });
  expect(words).toHaveClass('block');
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/pictures/icons/white.svg');
});
