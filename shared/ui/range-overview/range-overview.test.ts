import { rangeShape } from './range-overview.tsx';

const shapesOf = (count: number) => Array.from({ length: count }, (_, index) => rangeShape(index, count));

// R145
it('shows the first card big and the others landscape and portrait in turn', () => {
  expect(shapesOf(5)).toEqual(['big', 'landscape', 'portrait', 'landscape', 'portrait']);
});

it('ends with a big card where the last row would have a hole', () => {
  expect(shapesOf(4)).toEqual(['big', 'landscape', 'portrait', 'big']);
  expect(shapesOf(2)).toEqual(['big', 'big']);
});
