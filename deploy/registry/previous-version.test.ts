import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { previousVersion } from './previous-version.ts';

const versions = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 8 });

test('nothing was live before the first version', () => {
  assert.equal(previousVersion([]), undefined);
  assert.equal(previousVersion(['1']), undefined);
});

test('rolling back again and again walks through all versions, newest to oldest, and then ends', () => {
  fc.assert(
    fc.property(versions, (released) => {
      const history = [...released];
      for (const expected of released.toReversed().slice(1)) {
        assert.equal(previousVersion(history), expected);
        history.push(expected);
      }
      assert.equal(previousVersion(history), undefined);
    }),
  );
});

test('a version that was rolled back and released again is followed by what stood before it', () => {
  assert.equal(previousVersion(['1', '2', '3', '2', '3']), '2');
  assert.equal(previousVersion(['1', '2', '3', '1', '3']), '1');
});
