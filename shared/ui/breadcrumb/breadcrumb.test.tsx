import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PlatformContext } from '../../platform/index.ts';
import { fakePlatform } from '../../testing/index.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const { platform } = fakePlatform();
const onPage = (children: ReactNode) =>
  render(<PlatformContext.Provider value={platform}>{children}</PlatformContext.Provider>);

// R151
it('links every step that has an address and leaves the last one plain', () => {
  onPage(
    <Breadcrumb label="Fil d’Ariane" steps={[{ label: 'Collections', url: '/fr/collections' }, { label: 'Ligne' }]} />,
  );
  expect(screen.getByRole('navigation', { name: 'Fil d’Ariane' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/fr/collections');
  expect(screen.getByText('Ligne')).toHaveAttribute('aria-current', 'page');
});

// R364
it('tells the other parts of the page the way that it shows, and takes it back when it leaves', () => {
  const { unmount } = onPage(<Breadcrumb label="Fil d’Ariane" steps={[{ label: 'Ligne' }]} />);
  expect(platform.bus.current('main').breadcrumb).toEqual([{ label: 'Ligne' }]);
  unmount();
  expect(platform.bus.current('main').breadcrumb).toEqual([]);
});

// R152
it.each(['light', 'dark'] as const)('lies over a hero whose text is %s', (overlay) => {
  onPage(<Breadcrumb label="Fil d’Ariane" steps={[{ label: 'Ligne' }]} overlay={overlay} />);
  expect(screen.getByRole('navigation')).toHaveClass(overlay);
});
