import { shapeOf } from './collection-shapes.ts';

it('shows the first collection big and the others landscape and portrait in turn', () => {
  expect([0, 1, 2, 3, 4].map(shapeOf)).toEqual(['big', 'landscape', 'portrait', 'landscape', 'portrait']);
});
