import assert from 'node:assert/strict';
import { test } from 'node:test';
import { versionBefore } from './judge.ts';

const row = { version: '2.0.0', replaced: '1.0.0', judgedSince: new Date(), heldBackFrom: null };
const candidate = { version: '3.0.0', percent: 10 };

test('a row goes back from the version that is judged, and from no other; a person who has decided is not overruled', () => {
  for (const [own, version, before] of [
    [{}, '2.0.0', { version: '1.0.0' }],
    [{}, '1.0.0', undefined],
    [{ candidate }, '3.0.0', { version: '2.0.0' }],
    [{ candidate }, '2.0.0', undefined],
    [{ judgedSince: null }, '2.0.0', undefined],
    [{ candidate, judgedSince: null }, '3.0.0', undefined],
  ] as const)
    assert.deepEqual(versionBefore({ ...row, ...own }, version), before);
});
