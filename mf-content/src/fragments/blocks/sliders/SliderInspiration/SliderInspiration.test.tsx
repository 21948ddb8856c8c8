import { screen, within } from '@testing-library/react';
import { renderBlocks } from '../../../../testing/render-blocks.ts';

const block = {
  __typename: 'SliderInspiration',
  backgroundColor: '#EFE9DE',
  heading: 'Laisser entrer le jour',
  inspirations: [
    {
      id: 'bord-de-mer',
      heading: 'Bord de mer',
      text: '<p>Un bleu <em>délavé</em></p>',
      imageSlider: {
        url: '/pictures/bord-de-mer-slider.svg',
        alt: 'Un meuble couleur sable',
        width: 768,
        height: 1024,
      },
      link: { url: '/fr/inspirations/bord-de-mer', title: 'Bord de mer' },
    },
  ],
};

// R185
it('shows inspirations side by side, each with its picture, its words and a link to its page', async () => {
  const { container } = await renderBlocks([block]);
  const slider = within(screen.getByRole('region', { name: 'Laisser entrer le jour' }));
  expect(slider.getByRole('link', { name: 'Bord de mer' })).toHaveAttribute('href', '/fr/inspirations/bord-de-mer');
  expect(slider.getByRole('img', { name: 'Un meuble couleur sable' })).toBeInTheDocument();
  expect(slider.getByText('délavé').tagName).toBe('EM');
  expect(container.firstChild).toHaveStyle({ backgroundColor: '#EFE9DE' });
});
