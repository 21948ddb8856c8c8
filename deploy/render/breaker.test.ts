import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createBreaker } from './breaker.ts';

test('a release is paused at its third timeout within 30 s, for 30 s, and then starts afresh', () => {
  let time = 0;
  const breaker = createBreaker(() => time);
  breaker.late('mf-search@1.0.0');
  breaker.late('mf-search@1.0.0');
  assert.equal(breaker.isPaused('mf-search@1.0.0'), false);
  breaker.late('mf-search@1.0.0');
  assert.equal(breaker.isPaused('mf-search@1.0.0'), true);
  assert.equal(breaker.isPaused('mf-search@1.0.1'), false, 'another version is not');
  time = 29_999;
  assert.equal(breaker.isPaused('mf-search@1.0.0'), true);
  time = 30_000;
  assert.equal(breaker.isPaused('mf-search@1.0.0'), false);
  breaker.late('mf-search@1.0.0');
  assert.equal(breaker.isPaused('mf-search@1.0.0'), false);
});

test('timeouts that lie apart never pause a release', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 15_000, max: 100_000 }), { maxLength: 30 }), (gaps) => {
      let time = 0;
      const breaker = createBreaker(() => time);
      for (const gap of gaps) {
        time += gap;
        breaker.late('mf-search@1.0.0');
        assert.equal(breaker.isPaused('mf-search@1.0.0'), false);
      }
    }),
  );
});
