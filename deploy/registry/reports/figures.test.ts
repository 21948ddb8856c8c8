import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { vitalIntervals } from './contract.ts';
import { figuresOf, intervalOf, percentile } from './figures.ts';

test('the 75th percentile from intervals is the end of the one in which the true value lies', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 200 }), (values) => {
      const rows = values.map((value) => ({ bucket: intervalOf('lcp', value), count: 1 }));
      const exact = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? 0;
      assert.equal(percentile(rows, vitalIntervals.lcp), vitalIntervals.lcp[intervalOf('lcp', exact)]);
    }),
  );
});

test('what is beyond the last interval counts as its beginning, and nothing measured is no figure', () => {
  assert.equal(percentile([{ bucket: intervalOf('inp', 99_999), count: 3 }], vitalIntervals.inp), 2000);
  assert.equal(percentile([], vitalIntervals.inp), null);
  const ends = vitalIntervals.inp;
  assert.deepEqual(
    [...ends, 99_999].map((value) => intervalOf('inp', value)),
    [...ends.keys(), ends.length],
  );
});

test('counters are told apart by remote, version and country', () => {
  const row = { remote: 'mf-search', version: '1.0.0', country: 'be', kind: 'mount', bucket: 0, count: 2 } as const;
  const figures = figuresOf([row, { ...row, kind: 'failure', count: 1 }, { ...row, country: 'fr' }]);
  assert.deepEqual(
    figures.map(({ country, mounts, failures, lcp }) => [country, mounts, failures, lcp]),
    [
      ['be', 2, 1, null],
      ['fr', 2, 0, null],
    ],
  );
});
