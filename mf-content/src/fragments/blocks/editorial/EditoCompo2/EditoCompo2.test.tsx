import { screen } from '@testing-library/react';
import { link, picture, renderBlocks } from '../../../../testing/render-blocks.ts';

const names = ['Photo 1', 'Photo 2', 'Photo 3', 'Photo 4', 'Photo 5', 'Photo 6'];

// R194
it('shows its words and its six pictures in their order', async () => {
  const images = Object.fromEntries(names.map((name, index) => [`image${index + 1}`, picture(name)]));
  const words = { heading: 'La marée', text: '<p>Le gris du ciel</p>', cta: link('Voir'), backgroundColor: '#F1ECE3' };
  await renderBlocks([{ __typename: 'EditoCompo2', ...words, ...images }]);
  expect(screen.getByRole('heading', { level: 2, name: 'La marée' })).toBeInTheDocument();
  expect(screen.getByText('Le gris du ciel')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Voir' })).toBeInTheDocument();
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(names);
});
