import { screen } from '@testing-library/react';
import { link, picture, renderBlocks } from '../../../../testing/render-blocks.ts';

const pushCatalog = {
  __typename: 'PushCatalog',
  heading: 'Le catalogue',
  text: '<p>Dix collections</p>',
  image: picture('Une couverture'),
  cta: link('Revendeurs'),
  document: { url: '/documents/catalogue.pdf', label: 'Télécharger (PDF)' },
};

// R182
it('downloads its document and leads on', async () => {
  await renderBlocks([pushCatalog]);
  expect(screen.getByRole('link', { name: 'Télécharger (PDF)' })).toHaveAttribute('download');
  expect(screen.getByRole('link', { name: 'Revendeurs' })).toBeInTheDocument();
  expect(screen.getByText('Dix collections')).toBeInTheDocument();
});

it('lies on a picture that says nothing of its own', async () => {
  const backdrops = { backgroundImageDesktop: picture('Le soir'), backgroundImageMobile: picture('Le soir, étroit') };
  await renderBlocks([{ ...pushCatalog, ...backdrops }]);
  expect(screen.getByRole('img')).toHaveAccessibleName('Une couverture');
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/pictures/Le soir.svg');
});
