import { screen } from '@testing-library/react';
import { link, picture, renderBlocks } from '../../../../testing/render-blocks.ts';

// R180
it('shows its picture, its tag and the line that leads on', async () => {
  const image = picture('L’établi');
  await renderBlocks([
    { __typename: 'PushImageFull', heading: 'Le tiroir', tag: 'À l’établi', image, cta: link('Lire') },
  ]);
  expect(screen.getByRole('img', { name: 'L’établi' })).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('heading', { level: 2, name: 'Le tiroir' })).toBeInTheDocument();
  expect(screen.getByText('À l’établi')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lire' })).toHaveAttribute('href', '/fr/lire');
});
