import { render, screen } from '@testing-library/react';
import { Breadcrumb } from './breadcrumb.tsx';

it('links every step that has an address and leaves the last one plain', () => {
  render(
    <Breadcrumb label="Fil d’Ariane" steps={[{ label: 'Collections', url: '/fr/collections' }, { label: 'Ligne' }]} />,
  );
  expect(screen.getByRole('navigation', { name: 'Fil d’Ariane' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/fr/collections');
  expect(screen.getByText('Ligne')).toHaveAttribute('aria-current', 'page');
});

it.each(['light', 'dark'] as const)('lies over a hero whose text is %s', (overlay) => {
  render(<Breadcrumb label="Fil d’Ariane" steps={[{ label: 'Ligne' }]} overlay={overlay} />);
  expect(screen.getByRole('navigation')).toHaveClass(overlay);
});
