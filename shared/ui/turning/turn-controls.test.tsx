import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TurnControls } from './turn-controls.tsx';

it('says where one stands and turns to either side', async () => {
  const turned: number[] = [];
  render(
    <TurnControls
      position="Photo 1 sur 3"
      labels={{ previous: 'Précédente', next: 'Suivante' }}
      isFirst
      isLast={false}
      onTurn={(direction) => turned.push(direction)}
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Photo 1 sur 3');
  expect(screen.getByRole('button', { name: 'Précédente' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Suivante' })).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Suivante' }));
  await userEvent.click(screen.getByRole('button', { name: 'Précédente' }));
  expect(turned).toEqual([1, -1]);
});
