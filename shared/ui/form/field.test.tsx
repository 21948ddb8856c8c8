import { render, screen } from '@testing-library/react';
import { Field } from './field.tsx';

it('ties its hint and its error to the control', () => {
  render(
    <Field label="E-mail" hint="Jamais transmis" error="Cette adresse n’est pas complète" required>
      {(control) => <input {...control} type="email" />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(input).toBeRequired();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Cette adresse n’est pas complète Jamais transmis');
});

it('says what may stay empty, and describes nothing where there is nothing to say', () => {
  render(
    <Field label="Société" optional="(facultatif)">
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Société (facultatif)' });
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});

it('has the id by which something leads to it', () => {
  render(
    <Field id="email" label="E-mail">
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(input).toHaveAttribute('id', 'email');
  expect(input).not.toBeRequired();
});
