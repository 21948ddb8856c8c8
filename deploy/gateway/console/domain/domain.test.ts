import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { testRelease } from '../../testing/release.ts';
import { differences } from './differences.ts';
import { everyMinute, linePoints } from './spark.ts';

const release = (version: string, fragments: string[]) =>
  testRelease({ name: 'mf-search', version, fragments, operations: ['query A { a }'], render: '' }).manifest;

test('a release does not differ from itself, and what comes one way goes the other way', () => {
  const names = fc.uniqueArray(fc.constantFrom('one', 'two', 'three'));
  fc.assert(
    fc.property(names, names, (before, after) => {
      const [old, now] = [release('1.0.0', before), release('1.1.0', after)];
      const same = differences(old, old);
      assert.deepEqual(same.gives, { added: [], removed: [] });
      assert.ok(same.sizes.every(({ before, after }) => before === after));
      const [there, back] = [differences(old, now), differences(now, old)];
      assert.deepEqual(there.gives, { added: back.gives.removed, removed: back.gives.added });
      const bytes = Object.values(now.files).reduce((sum, file) => sum + file.bytes, 0);
      assert.equal(
        there.sizes.reduce((sum, { after }) => sum + after, 0),
        bytes,
      );
    }),
  );
});

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
