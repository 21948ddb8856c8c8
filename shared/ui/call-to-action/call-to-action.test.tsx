import { render, screen } from '@testing-library/react';
import { CallToAction } from './call-to-action.tsx';

it('goes where the editor said', () => {
  render(<CallToAction link={{ url: '/fr/contact', label: 'Nous écrire' }} />);
  expect(screen.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', '/fr/contact');
  expect(screen.getByRole('link')).not.toHaveAttribute('rel');
});

it('gives a page that opens in a new tab no hold on this one', () => {
  render(<CallToAction link={{ url: 'https://example.org', label: 'Ailleurs', target: '_blank' }} look="filled" />);
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener');
});

it.each([
  ['a plain one after its words', {}, ['on', 'after'], 'plain'],
  ['one that leads back before them', { way: 'back' }, ['before', 'back'], 'plain'],
  ['a filled one nowhere', { look: 'filled' }, [], 'filled'],
] as const)('has its arrow where it leads: %s', (_, how, inside, look) => {
  render(<CallToAction link={{ url: '/fr', label: 'Voir' }} {...how} />);
  const link = screen.getByRole('link', { name: 'Voir' });
  expect([...link.children].map((one) => one.getAttribute('class'))).toEqual(inside);
  expect(link).toHaveClass(look);
});
