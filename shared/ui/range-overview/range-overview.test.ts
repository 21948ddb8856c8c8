import { rangeShape } from './range-overview.tsx';

// R145
it('shows the first card big and the others landscape and portrait in turn', () => {
  expect([0, 1, 2, 3, 4].map(rangeShape)).toEqual(['big', 'landscape', 'portrait', 'landscape', 'portrait']);
});
