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

it('has its words beside the arrows where it has any, and none elsewhere', () => {
  const words = (more: { heading?: string; intro?: string }) => {
    const { container } = render(
      <Slider {...more} labels={labels}>
        <li>Un</li>
      </Slider>,
    );
    return container.querySelector('.words')?.innerHTML;
  };
  expect(words({})).toBeUndefined();
  expect(words({ intro: 'Cet hiver' })).toBe('Cet hiver');
  expect(words({ heading: 'Nouveautés', intro: 'Cet hiver' })).toBe('<h2 class="heading">Nouveautés</h2>Cet hiver');
});
