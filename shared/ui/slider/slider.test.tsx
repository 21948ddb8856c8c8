import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Slider } from './slider.tsx';

it('turns by one card to either side', async () => {
  render(
    <Slider heading="Nouveautés" labels={{ previous: 'Précédent', next: 'Suivant' }}>
      <li>Un</li>
      <li>Deux</li>
    </Slider>,
  );
  const turned: unknown[] = [];
  const list = screen.getByRole('list');
  list.scrollBy = (options) => turned.push(options);
  screen.getByText('Un').getBoundingClientRect = () => new DOMRect(0, 0, 300, 400);
  await userEvent.click(screen.getByRole('button', { name: 'Suivant' }));
  await userEvent.click(screen.getByRole('button', { name: 'Précédent' }));
  expect(turned).toEqual([{ left: 300 }, { left: -300 }]);
});

it('is a region by the name of its heading', () => {
  render(
    <Slider heading="Nouveautés" labels={{ previous: 'Précédent', next: 'Suivant' }}>
      <li>Un</li>
    </Slider>,
  );
  expect(screen.getByRole('region', { name: 'Nouveautés' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Nouveautés' })).toBeInTheDocument();
});
