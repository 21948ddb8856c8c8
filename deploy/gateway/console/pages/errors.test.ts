import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupErrors } from './errors.ts';

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
