import { render, screen } from '@testing-library/react';
import { DocumentLink, documentType } from './document-link.tsx';

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

describe('the type of a document', () => {
  it('is read from the ending of the address', () => {
    expect(documentType('/documents/catalogue.pdf')?.media).toBe('application/pdf');
    expect(documentType('https://files.example/Plan.DWG?version=2')?.name).toBe('DWG');
  });

  it('is unknown where the address has no ending, or one that nobody knows', () => {
    expect(documentType('/documents/catalogue')).toBeUndefined();
    expect(documentType('/documents/v1.2/catalogue')).toBeUndefined();
  });
});
