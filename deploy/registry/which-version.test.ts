import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { buckets, chooseVersion, isDevelopmentVersion, previousVersion, seesCandidate } from './which-version.ts';

const number = fc.nat({ max: 3 });
const version = fc.tuple(number, number, number).map((numbers) => numbers.join('.'));

test('a version that is new is taken as it is', () => {
  assert.equal(chooseVersion('1.2.0', []), '1.2.0');
  assert.equal(chooseVersion('1.2.0', ['1.1.9', '1.2.1']), '1.2.0');
});

test('a version that exists is followed by the next patch of its line', () => {
  assert.equal(chooseVersion('1.2.0', ['1.2.0', '1.2.9', '1.2.10', '1.3.4', '2.2.30']), '1.2.11');
  assert.equal(chooseVersion('1.2.0', ['1.2.0', '1.2.0-dev.7', '1.2.8-beta']), '1.2.1');
});

test('the chosen version is always new and of the same line', () => {
  fc.assert(
    fc.property(version, fc.array(version), (own, published) => {
      const chosen = chooseVersion(own, published);
      assert.ok(!published.includes(chosen));
      assert.deepEqual(chosen.split('.').slice(0, 2), own.split('.').slice(0, 2));
    }),
  );
});

test('a version that somebody only tried out is known as such', () => {
  assert.ok(isDevelopmentVersion('1.0.0-dev.1') && !isDevelopmentVersion('1.0.0'));
});

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

test('a rollout shows to just so many per cent of the buckets, and to nobody without one', () => {
  const seeing = (percent: number) =>
    Array.from({ length: buckets }, (_, bucket) => bucket).filter((bucket) => seesCandidate(bucket, percent)).length;
  assert.deepEqual([0, 1, 50, 100].map(seeing), [0, 100, 5_000, 10_000]);
  assert.ok(seesCandidate(0, 1) && !seesCandidate(undefined, 100));
});
