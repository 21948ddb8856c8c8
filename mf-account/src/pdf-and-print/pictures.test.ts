import fc from 'fast-check';
import { cover } from './pictures.ts';

const side = fc.integer({ min: 1, max: 5000 });
const size = fc.record({ width: side, height: side });

it('what is cut out has the shape of the frame, lies in the middle and is as large as can be', () => {
  fc.assert(
    fc.property(size, size, (picture, frame) => {
      const { x, y, width, height } = cover(picture, frame);
      expect(width / height).toBeCloseTo(frame.width / frame.height, 5);
      expect(x * 2 + width).toBeCloseTo(picture.width, 5);
      expect(y * 2 + height).toBeCloseTo(picture.height, 5);
      expect(Math.min(x, y)).toBeCloseTo(0, 5);
      expect(x).toBeGreaterThanOrEqual(-1e-6);
      expect(y).toBeGreaterThanOrEqual(-1e-6);
    }),
  );
});
