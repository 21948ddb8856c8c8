import { screen, within } from '@testing-library/react';
import { renderBlocks } from '../../../../testing/render-blocks.ts';

const shade = (id: string, name: string) => ({ id, name, url: `/pictures/${id}.svg`, alt: `Échantillon ${name}` });

// R202
it('shows every shade with its sample and its name', async () => {
  const shades = [shade('sage', 'Sauge'), shade('sand', 'Sable')];
  await renderBlocks([{ __typename: 'ColorChart', heading: 'Les teintes', shades }]);
  expect(screen.getByRole('heading', { level: 2, name: 'Les teintes' })).toBeInTheDocument();
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Sauge', 'Sable']);
  for (const item of items) expect(within(item).getByRole('img', { name: /^Échantillon/ })).toBeInTheDocument();
});

it('does not describe a sample by the name that stands under it', async () => {
  const shades = [{ ...shade('oak', 'Chêne naturel'), alt: 'Chêne naturel' }];
  await renderBlocks([{ __typename: 'ColorChart', heading: 'Les bois', shades }]);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Chêne naturel')).toBeInTheDocument();
});

it('is nothing where there is no shade', async () => {
  const { container } = await renderBlocks([{ __typename: 'ColorChart', heading: 'Les teintes', shades: [] }]);
  expect(container).toBeEmptyDOMElement();
});
