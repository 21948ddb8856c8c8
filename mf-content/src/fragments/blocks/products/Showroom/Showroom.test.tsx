import { screen } from '@testing-library/react';
import { renderBlocks } from '../../../../testing/render-blocks.ts';

const room = (id: string, heading: string, color: string) => ({
  id,
  heading,
  text: `<p>L’ambiance ${heading}</p>`,
  color,
  image: { url: `/pictures/${id}.svg`, alt: `La pièce ${heading}`, width: 1088, height: 1360 },
  link: { url: `/fr/inspirations/${id}`, title: heading },
});
const block = {
  __typename: 'Showroom',
  label: 'En vert',
  heading: 'De la feuille à la branche',
  text: 'Trois façons de faire entrer le dehors',
  cta: { url: '/fr/inspirations', label: 'Toutes les inspirations' },
  inspirations: [room('vert-sauge', 'Vert sauge', '#DCE2D4'), room('bain-de-foret', 'Bain de forêt', '#C9D0BC')],
};

const show = (given: object = {}) => renderBlocks([{ ...block, ...given }]);

it('opens with its words', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 2, name: 'De la feuille à la branche' })).toBeInTheDocument();
  expect(screen.getByText('En vert')).toBeInTheDocument();
  expect(screen.getByText('Trois façons de faire entrer le dehors')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Toutes les inspirations' })).toHaveAttribute('href', '/fr/inspirations');
});

// R190
it('shows each room before its own colour, with its words and a link to its page', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Bain de forêt' })).toHaveAttribute('href', '/fr/inspirations/bain-de-foret');
  expect(screen.getByText('L’ambiance Vert sauge')).toBeInTheDocument();
  const wall = screen.getByRole('img', { name: 'La pièce Vert sauge' }).closest('div');
  expect(wall).toHaveStyle({ backgroundColor: '#DCE2D4' });
});

it('does without label, text and link', async () => {
  await show({ label: null, text: null, cta: null });
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

it('is nothing where there is no room', async () => {
  const { container } = await show({ inspirations: [] });
  expect(container).toBeEmptyDOMElement();
});
