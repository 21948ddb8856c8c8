import { render, screen } from '@testing-library/react';
import { DocumentLink } from './document-link.tsx';

it('downloads a document and tells its type', () => {
  render(<DocumentLink document={{ url: '/documents/catalogue.pdf', label: 'Le catalogue' }} />);
  const link = screen.getByRole('link', { name: 'Le catalogue (PDF)' });
  expect(link).toHaveAttribute('download');
  expect(link).toHaveAttribute('type', 'application/pdf');
});

it('does not repeat a type that its label names', () => {
  render(<DocumentLink document={{ url: '/documents/catalogue.pdf', label: 'Le catalogue (PDF)' }} />);
  expect(screen.getByRole('link', { name: 'Le catalogue (PDF)' })).toBeInTheDocument();
});
