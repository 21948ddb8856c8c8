import { screen } from '@testing-library/react';
import { link, renderBlocks } from '../../../../testing/render-blocks.ts';

const block = { __typename: 'ProjectSelection', heading: 'Trois questions' };

// R197
it('says what a project is and leads to it', async () => {
  await renderBlocks([{ ...block, label: 'Votre projet', text: 'La surface, l’ambiance', cta: link('Projet') }]);
  expect(screen.getByRole('heading', { level: 2, name: 'Trois questions' })).toBeInTheDocument();
  expect(screen.getByText('Votre projet')).toBeInTheDocument();
  expect(screen.getByText('La surface, l’ambiance')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Projet' })).toHaveAttribute('href', '/fr/projet');
});

// R163, R197
it('asks the three questions of the configurator', async () => {
  const { container } = await renderBlocks([block]);
  expect(container.querySelector('mf-fragment[of="mf-catalogue/project-selection"]')).toBeInTheDocument();
});

it('does with a text or a link alone', async () => {
  const { unmount } = await renderBlocks([{ ...block, text: 'La surface, l’ambiance' }]);
  expect(screen.getByText('La surface, l’ambiance')).toBeInTheDocument();
  unmount();
  await renderBlocks([{ ...block, cta: link('Projet') }]);
  expect(screen.getByRole('link', { name: 'Projet' })).toBeInTheDocument();
});

it('does with a heading alone', async () => {
  const { container } = await renderBlocks([block]);
  expect(container).toHaveTextContent(/^Trois questions$/);
  expect(container.querySelector('.onwards')).toBeNull();
});
