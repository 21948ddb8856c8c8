import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { testRelease } from '../testing/release.ts';
import { differences } from './differences.ts';

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
