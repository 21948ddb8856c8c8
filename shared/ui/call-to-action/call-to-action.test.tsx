import { render, screen } from '@testing-library/react';
import { CallToAction } from './call-to-action.tsx';

it('goes where the editor said', () => {
  render(<CallToAction link={{ url: '/fr/contact', label: 'Nous écrire' }} />);
  expect(screen.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', '/fr/contact');
});

it('gives a page that opens in a new tab no hold on this one', () => {
  render(<CallToAction link={{ url: 'https://example.org', label: 'Ailleurs', target: '_blank' }} look="filled" />);
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener');
});
