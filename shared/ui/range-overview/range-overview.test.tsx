import { render, screen } from '@testing-library/react';
import { pictureSizes } from '../picture/picture.tsx';
import { RangeOverview, rangeShape } from './range-overview.tsx';

const shapesOf = (count: number) => Array.from({ length: count }, (_, index) => rangeShape(index, count));

// R145
it('shows the first card big and the others landscape and portrait in turn', () => {
  expect(shapesOf(5)).toEqual(['big', 'landscape', 'portrait', 'landscape', 'portrait']);
});

it('ends with a big card where the last row would have a hole', () => {
  expect(shapesOf(4)).toEqual(['big', 'landscape', 'portrait', 'big']);
  expect(shapesOf(2)).toEqual(['big', 'big']);
});

it('shows the standing motif in an upright card and the lying one in the others, the first at once', () => {
  const motif = (name: string) => ({ url: `/pictures/${name}.svg`, alt: name });
  const cards = ['Lune', 'Ligne', 'Onde'].map((heading) => ({
    ...{ id: heading, url: `/fr/${heading}`, heading, description: 'Du chêne' },
    ...{ landscape: motif(`${heading}-lying`), portrait: motif(`${heading}-standing`) },
    icon: heading === 'Onde' ? motif('drawing') : null,
  }));
  const { container } = render(<RangeOverview cards={cards} />);
  const shown = screen.getAllByRole('img').map((one) => [one.getAttribute('alt'), one.getAttribute('loading')]);
  expect(shown).toEqual([
    ['Lune-lying', 'eager'],
    ['Ligne-lying', 'lazy'],
    ['Onde-standing', 'lazy'],
  ]);
  const sizes = screen.getAllByRole('listitem').map((card) => card.querySelector('source')?.sizes);
  expect(sizes).toEqual([pictureSizes['two-thirds'], pictureSizes['two-thirds'], pictureSizes.half]);
  expect(container.querySelectorAll('img[alt=""]')).toHaveLength(1);
});
