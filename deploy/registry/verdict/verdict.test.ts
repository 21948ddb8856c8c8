import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { seeded } from '../../testing/seeded.ts';
import { chanceOfWorse } from './fisher.ts';
import { usualRules, verdictOf } from './verdict.ts';

const trials = (least: number) =>
  fc
    .integer({ min: least, max: 3000 })
    .chain((visits) => fc.record({ visits: fc.constant(visits), failures: fc.integer({ min: 0, max: visits }) }));

test('the exact test gives the chances of the textbook', () => {
  const close = (found: number, expected: number) => assert.ok(Math.abs(found / expected - 1) < 1e-9, `${found}`);
  // Of 16 visits the 8 that failed are just the first version's: one way of C(16, 8).
  close(chanceOfWorse({ visits: 8, failures: 8 }, { visits: 8, failures: 0 }), 1 / 12870);
  // Fisher's tea: three of four cups right, or all four.
  close(chanceOfWorse({ visits: 4, failures: 3 }, { visits: 4, failures: 1 }), 17 / 70);
  assert.equal(chanceOfWorse({ visits: 500, failures: 0 }, { visits: 500, failures: 0 }), 1);
});

/** How many ways there are to choose k of n. */
function ways(n: number, k: number): bigint {
  let found = k < 0 || k > n ? 0n : 1n;
  for (let step = 1; step <= k && found > 0n; step += 1) found = (found * BigInt(n - step + 1)) / BigInt(step);
  return found;
}

test('the chance is that of counting every way in which the failures can fall', () => {
  const few = fc
    .integer({ min: 1, max: 280 })
    .chain((visits) => fc.record({ visits: fc.constant(visits), failures: fc.integer({ min: 0, max: visits }) }));
  fc.assert(
    fc.property(few, few, (next, before) => {
      const [visits, failures] = [next.visits + before.visits, next.failures + before.failures];
      let worse = 0n;
      for (let k = next.failures; k <= Math.min(failures, next.visits); k += 1)
        worse += ways(failures, k) * ways(visits - failures, next.visits - k);
      const expected = Number((worse << 1000n) / ways(visits, next.visits)) / 2 ** 1000;
      const found = chanceOfWorse(next, before);
      assert.ok(Math.abs(found / expected - 1) < 2e-10, `${found}, not ${expected}`);
    }),
  );
});

test('it is right for large numbers, too', () => {
  const found = chanceOfWorse({ visits: 20_000, failures: 260 }, { visits: 200_000, failures: 2_000 });
  // The normal approximation gives 2.4e-5 here; the exact chance is a little larger.
  assert.ok(found > 1e-5 && found < 1e-4, `${found}`);
});

test('a version that fails everywhere is rolled back as soon as there is enough to see', () => {
  const before = { visits: 50, failures: 0 };
  assert.equal(verdictOf({ visits: 49, failures: 49 }, before, usualRules).answer, 'hold');
  assert.equal(verdictOf({ visits: 50, failures: 50 }, before, usualRules).answer, 'roll-back');
});

test('a version that fails as the one before goes on, and one that looks worse is held', () => {
  const before = { visits: 1000, failures: 10 };
  assert.equal(verdictOf({ visits: 1000, failures: 10 }, before, usualRules).answer, 'go-on');
  assert.equal(verdictOf({ visits: 1000, failures: 22 }, before, usualRules).answer, 'hold');
  assert.equal(verdictOf({ visits: 1000, failures: 100 }, before, usualRules).answer, 'roll-back');
});

test('the more visits there are, the less likely a difference has to be: many looks find one by chance', () => {
  const { why } = verdictOf({ visits: 50, failures: 0 }, { visits: 50, failures: 0 }, usualRules);
  assert.match(why, /rolled back below 0\.000099$/);
  const later = verdictOf({ visits: 500, failures: 0 }, { visits: 500, failures: 0 }, usualRules);
  assert.match(later.why, /rolled back below 0\.0000010$/);
});

test('the figures are said in words', () => {
  const { why } = verdictOf({ visits: 60, failures: 30 }, { visits: 200, failures: 2 }, usualRules);
  assert.match(
    why,
    /^30 of 60 visits failed \(50\.0 %\) of the new version, 2 of 200 visits failed \(1\.0 %\) of the one before; p = /,
  );
  const unseen = { visits: 0, failures: 0 };
  assert.match(verdictOf(unseen, unseen, usualRules).why, /^0 of 0 visits failed of the new version, 0 of 0 visits/);
});

test('more failures never make a verdict better', () => {
  const rank = { 'go-on': 0, hold: 1, 'roll-back': 2 };
  fc.assert(
    fc.property(trials(1), trials(0), fc.nat({ max: 3000 }), (next, before, more) => {
      const worse = { ...next, failures: Math.min(next.visits, next.failures + more) };
      assert.ok(rank[verdictOf(worse, before, usualRules).answer] >= rank[verdictOf(next, before, usualRules).answer]);
    }),
  );
});

test('what fails in fewer than thirty networks is not rolled back, however often it fails there', () => {
  const [next, before] = [
    { visits: 200, failures: 100 },
    { visits: 1000, failures: 0 },
  ];
  assert.equal(verdictOf(next, before, usualRules, 29).answer, 'hold');
  assert.equal(verdictOf(next, before, usualRules, 30).answer, 'roll-back');
});

test('a version that fails as often as the one before is rolled back no more often than alpha says, watched all the time', () => {
  const random = seeded(20_261_121);
  const runs = 1_000;
  let reverted = 0;
  for (let run = 0; run < runs; run += 1) {
    const rate = [0.002, 0.01, 0.05, 0.3][run % 4] ?? 0;
    const next = { visits: 0, failures: 0 };
    const before = { visits: 0, failures: 0 };
    for (let second = 0; second < 300; second += 1) {
      for (const version of [next, before])
        for (let mount = 0; mount < 3; mount += 1) {
          version.visits += 1;
          if (random() < rate) version.failures += 1;
        }
      if (verdictOf(next, before, usualRules).answer !== 'roll-back') continue;
      reverted += 1;
      break;
    }
  }
  assert.ok(reverted <= runs * usualRules.alpha, `${reverted} of ${runs}`);
});
