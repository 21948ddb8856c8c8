import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { buckets } from '../../registry/which-version.ts';
import { testRelease } from '../testing/release.ts';
import { chooseComposition } from './choose-composition.ts';

const release = (name: string, version: string) => ({
  manifest: testRelease({ name, version, render: '' }).manifest,
  folder: '',
});
const stable = release('mf-search', '1.0.0');
const next = release('mf-search', '2.0.0');
const live = (percent?: number) => ({
  liveFor: () => ({ 'mf-search': { release: stable, candidate: percent ? { release: next, percent } : undefined } }),
});
const versionAt = (percent: number | undefined, bucket: number | undefined) =>
  chooseComposition(live(percent), { country: 'be', bucket })['mf-search']?.manifest.version;

test('a rollout to a share is seen by exactly that share of the buckets', () => {
  for (const percent of [1, 10, 50, 100]) {
    const seeing = Array.from({ length: buckets }, (_, bucket) => versionAt(percent, bucket)).filter(
      (version) => version === '2.0.0',
    );
    assert.equal(seeing.length, (buckets * percent) / 100);
  }
});

test('who sees a candidate goes on seeing it while its share grows', () => {
  const percent = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(percent, percent, fc.integer({ min: 0, max: buckets - 1 }), (a, b, bucket) => {
      const [small, large] = [Math.min(a, b), Math.max(a, b)];
      if (versionAt(small, bucket) === '2.0.0') assert.equal(versionAt(large, bucket), '2.0.0');
    }),
  );
});

test('without a rollout, and for those without a bucket, the stable version shows', () => {
  assert.equal(versionAt(undefined, 0), '1.0.0');
  assert.equal(versionAt(100, undefined), '1.0.0');
});

test('two rollouts meet the same visitors: as many combinations as rollouts, and one', () => {
  const shares = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(shares, (percents) => {
      const remotes = percents.map((percent, index) => [
        `mf-${index}`,
        { release: stable, candidate: { release: next, percent } },
      ]);
      const all = { liveFor: () => Object.fromEntries(remotes) };
      const seen = Array.from({ length: 100 }, (_, index) =>
        Object.values(chooseComposition(all, { country: 'be', bucket: index * 100 }))
          .map(({ manifest }) => manifest.version)
          .join(),
      );
      assert.equal(new Set(seen).size, percents.length + 1);
    }),
    { numRuns: 30 },
  );
});
