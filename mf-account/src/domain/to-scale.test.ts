import fc from 'fast-check';
import { toScale } from './to-scale.ts';

const size = fc.integer({ min: 1, max: 300 });
const boxes = fc.array(fc.record({ width: size, height: size }), { minLength: 1, maxLength: 4 });

it('changes no size, stands every box on the ground, and lets none touch another', () => {
  fc.assert(
    fc.property(boxes, (given) => {
      const { width, height, boxes: placed } = toScale(given);
      expect(placed.map((one) => [one.width, one.height])).toEqual(given.map((one) => [one.width, one.height]));
      for (const { y, height: own } of placed) expect(y + own).toBe(height);
      placed.slice(1).forEach(({ x }, at) => {
        const before = placed[at];
        expect(before && x > before.x + before.width).toBe(true);
      });
      const last = placed.at(-1);
      expect(last && last.x + last.width).toBeCloseTo(width);
    }),
  );
});

it('shows the scale by a bar that fits', () => {
  expect(toScale([{ width: 120, height: 50 }]).bar).toBe(100);
  expect(toScale([{ width: 60, height: 50 }]).bar).toBe(50);
  expect(toScale([{ width: 30, height: 3 }]).bar).toBe(10);
});
