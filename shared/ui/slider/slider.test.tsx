import { render, screen } from '@testing-library/react';
import { Slider } from './slider.tsx';

const labels = { previous: 'Précédent', next: 'Suivant' };

it('is a region by the name of its heading', () => {
  render(
    <Slider heading="Nouveautés" labels={labels}>
      <li>Un</li>
    </Slider>,
  );
  expect(screen.getByRole('region', { name: 'Nouveautés' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Nouveautés' })).toBeInTheDocument();
});

it('is nothing where there is no card', () => {
  const { container } = render(
    <Slider heading="Nouveautés" labels={labels}>
      {[]}
    </Slider>,
  );
  expect(container).toBeEmptyDOMElement();
});
