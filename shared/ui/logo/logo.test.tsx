import { render } from '@testing-library/react';
import { testBrand } from '../../testing/index.ts';
import { Logo } from './logo.tsx';

// R83
it.each([
  ['fr', 'Meubles de salle de bains'],
  ['nl', 'Badkamermeubelen'],
  ['de', 'Meubles de salle de bains'],
  ['en', 'Meubles de salle de bains'],
] as const)('the wordmark says in %s what the house makes', (language, tagline) => {
  const { container } = render(<Logo language={language} brand={testBrand} />);
  expect(container).toHaveTextContent(`Rivelle${tagline}`);
});
