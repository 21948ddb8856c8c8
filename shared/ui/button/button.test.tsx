import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';

it('does nothing more while it is busy, and keeps the focus', async () => {
  const pressed = jest.fn();
  const { rerender } = render(<Button onClick={pressed}>Envoyer</Button>);
  const button = screen.getByRole('button', { name: 'Envoyer' });
  expect(button).not.toHaveAttribute('data-busy');
  await userEvent.click(button);
  rerender(
    <Button onClick={pressed} busy>
      Envoyer
    </Button>,
  );
  await userEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('data-busy', 'true');
});

it('sends no form twice', async () => {
  const sent = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <Button type="submit" busy>
        Envoyer
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(sent).not.toHaveBeenCalled();
});
