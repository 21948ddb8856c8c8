import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { everyMinute, linePoints } from './figures.ts';

test('a line stays in its box', () => {
  const values = fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(values, (line) => {
      const points = linePoints(line, { width: 160, height: 32, top: Math.max(...line, 1) }).split(' ');
      assert.equal(points.length, line.length);
      for (const point of points) {
        const [x = -1, y = -1] = point.split(',').map(Number);
        assert.ok(x >= 0 && x <= 160 && y >= 0 && y <= 32, point);
      }
    }),
  );
});

test('minutes without a report count as none', () => {
  const minute = 60_000;
  assert.deepEqual(everyMinute(new Map([[3 * minute, 7]]), 5 * minute + 999, 4), [0, 7, 0, 0]);
});
