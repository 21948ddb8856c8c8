import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createPauses } from './pauses.ts';

test('a release is paused for half a second at first, four times as long at each further fault, and five minutes at most', () => {
  let time = 0;
  const pauses = createPauses(() => time);
  assert.deepEqual(
    Array.from({ length: 7 }, () => pauses.fault('mf-search@1.0.0')),
    [500, 2_000, 8_000, 32_000, 128_000, 300_000, 300_000],
  );
  assert.equal(pauses.isPaused('mf-search@1.0.0'), true);
  assert.equal(pauses.isPaused('mf-search@1.0.1'), false, 'another version is not');
  time = 300_000;
  assert.equal(pauses.isPaused('mf-search@1.0.0'), false);
});

test('who has made no fault for ten minutes starts afresh; no fault ever pauses another release', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 600_000, max: 2_000_000 }), { maxLength: 20 }), (gaps) => {
      let time = 0;
      const pauses = createPauses(() => time);
      for (const gap of gaps) {
        time += gap;
        assert.equal(pauses.fault('mf-search@1.0.0'), 500);
        assert.equal(pauses.isPaused('mf-stores@1.0.0'), false);
      }
    }),
  );
});
