import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupErrors } from './group-errors.ts';
import { hasGrown } from './has-grown.ts';

test('a figure has grown where it is clearly more than before, and no chance', () => {
  assert.ok(hasGrown(0.01, 0.25));
  assert.ok(hasGrown(Number.NaN, 0.25), 'before there was nothing to count');
  assert.ok(hasGrown(0, 0.01));
  for (const [before, after] of [
    [0.1, 0.1],
    [0.1, 0.12],
    [0, 0.004],
    [0.2, Number.NaN],
    [1000, 0],
  ] as const)
    assert.ok(!hasGrown(before, after), `${before} → ${after}`);
});

test('the same message of the same version is one error, wherever it came from, with its newest report', () => {
  const error = { remote: 'mf-search', version: '1.0.0', message: 'x', stack: '', composition: 'b', requestId: null };
  const groups = groupErrors([
    { ...error, country: 'nl', when: '2026-03-02T12:02:00.000Z', composition: 'a' },
    { ...error, country: 'be', when: '2026-03-02T12:01:00.000Z' },
    { ...error, version: '1.1.0', country: 'be', when: '2026-03-02T12:00:00.000Z' },
  ]);
  assert.deepEqual(
    groups.map(({ last, times, countries }) => [last.composition, last.version, times, countries]),
    [
      ['a', '1.0.0', 2, ['be', 'nl']],
      ['b', '1.1.0', 1, ['be']],
    ],
  );
});
