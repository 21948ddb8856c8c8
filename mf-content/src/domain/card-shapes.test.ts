import { articleShape } from './card-shapes.ts';

it('shows articles that stand side by side in different shapes', () => {
  for (let index = 0; index < 20; index += 2) expect(articleShape(index)).not.toBe(articleShape(index + 1));
});

it('gives both columns of the journal as many tall cards after each four', () => {
  const shapes = Array.from({ length: 8 }, (_, index) => articleShape(index));
  const tall = (column: number) => shapes.filter((shape, index) => index % 2 === column && shape === 'tall').length;
  expect(tall(0)).toBe(tall(1));
});
