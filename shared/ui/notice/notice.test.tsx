import { render, screen } from '@testing-library/react';
import { Notice } from './notice.tsx';

it('is announced at once when something went wrong, and politely when it went well', () => {
  const { rerender } = render(<Notice kind="error">L’envoi n’a pas abouti.</Notice>);
  expect(screen.getByRole('alert')).toHaveTextContent('L’envoi n’a pas abouti.');
  rerender(<Notice kind="success">Votre message est parti.</Notice>);
  expect(screen.getByRole('status')).toHaveTextContent('Votre message est parti.');
  rerender(<Notice kind="note">Cette liste est partagée.</Notice>);
  expect(screen.getByRole('status')).toHaveTextContent('Cette liste est partagée.');
});
