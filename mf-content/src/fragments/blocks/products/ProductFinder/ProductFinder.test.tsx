import { screen } from '@testing-library/react';
import { renderBlocks } from '../../../../testing/render-blocks.ts';

// R204
it('leads to a mirror, and hands the finder the catalogue', async () => {
  const document = { url: '/documents/catalogue.pdf', label: 'Le catalogue' };
  const { container } = await renderBlocks([{ __typename: 'ProductFinder', document }]);
  expect(screen.getByRole('heading', { level: 2, name: 'Choisir son miroir' })).toBeInTheDocument();
  const finder = container.querySelector('mf-fragment[of="mf-catalogue/mirror-finder"]');
  expect(JSON.parse(finder?.getAttribute('props') ?? '')).toEqual({ document });
});
