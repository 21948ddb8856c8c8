import { render } from '@testing-library/react';
import { testBrand } from '../../testing/index.ts';
import { Logo } from './logo.tsx';

it('a name keeps the width that its letters have, as far as there is room', () => {
  const widthOf = (name: string) => {
    const { container } = render(<Logo language="fr" brand={{ ...testBrand, name }} />);
    return Number(container.querySelector('text')?.getAttribute('textLength'));
  };
  expect(widthOf('Rivelle')).toBe(96);
  expect(widthOf('Havlund')).toBeGreaterThan(105);
  expect(widthOf('Mammutmöbelwerkstatt')).toBe(132);
  expect([widthOf('Momo'), widthOf('Nono'), widthOf('Lili')]).toEqual([85, 70, 46]);
});

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

it('a line in another language than the page says which one it is in', () => {
  const brand = { ...testBrand, tagline: { fr: 'Meubles de salle de bains' } };
  const lineOf = (language: 'fr' | 'de') =>
    render(<Logo language={language} brand={brand} />).container.querySelectorAll('text')[1];
  expect(lineOf('fr')).not.toHaveAttribute('lang');
  expect(lineOf('de')).toHaveAttribute('lang', 'fr');
});
