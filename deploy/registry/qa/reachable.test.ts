import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { countryNames } from 'shared/i18n';
import { everyCountry, type LiveVersions } from '../contract.ts';
import { buckets, seesCandidate } from '../which-version.ts';
import { compositionIdOf, reachableCompositions } from './reachable.ts';

const version = fc.constantFrom('1.0.0', '1.0.1', '2.0.0');
const remote = fc.record({
  version,
  candidate: fc.option(fc.record({ version, percent: fc.integer({ min: 1, max: 100 }) }), { nil: undefined }),
});
const row = fc.dictionary(fc.constantFrom('shell', 'mf-search', 'mf-stores'), remote);
const lives: fc.Arbitrary<LiveVersions['live']> = fc
  .record({ every: row, own: fc.dictionary(fc.constantFrom(...countryNames), row) })
  .map(({ every, own }) => ({ ...own, [everyCountry]: every }));

/** What a visitor of a country in a bucket sees, as the gateway chooses it. */
function seen(live: LiveVersions['live'], country: string, bucket: number) {
  const remotes = Object.entries({ ...live[everyCountry], ...live[country] });
  return Object.fromEntries(
    remotes.map(([name, { version, candidate }]) => [
      name,
      candidate && seesCandidate(bucket, candidate.percent) ? candidate.version : version,
    ]),
  );
}

test('whatever is live, each visitor meets a combination of the list', () => {
  const visitors = fc.record({
    country: fc.constantFrom(...countryNames),
    bucket: fc.integer({ min: 0, max: buckets - 1 }),
  });
  fc.assert(
    fc.property(lives, visitors, (live, { country, bucket }) => {
      const versions = seen(live, country, bucket);
      const found = reachableCompositions(live).find(({ id }) => id === compositionIdOf(versions));
      assert.deepEqual(found?.versions, versions);
      assert.ok((found?.seenBy[country] ?? 0) > 0);
    }),
  );
});

test('each combination is listed once, is met by somebody, and the shares of a country make up all its visitors', () => {
  fc.assert(
    fc.property(lives, (live) => {
      const list = reachableCompositions(live);
      assert.equal(new Set(list.map(({ id }) => id)).size, list.length);
      for (const country of countryNames) {
        const shares = list.map(({ seenBy }) => seenBy[country] ?? 0);
        assert.equal(
          shares.reduce((sum, share) => sum + share, 0),
          100,
        );
        const met = new Set(
          Array.from({ length: 100 }, (_, percent) => compositionIdOf(seen(live, country, percent * 100))),
        );
        assert.deepEqual(new Set(list.filter(({ seenBy }) => seenBy[country]).map(({ id }) => id)), met);
      }
    }),
  );
});

test('two rollouts to the same share meet the same visitors, in one country only', () => {
  const rollout = { version: '1.0.0', candidate: { version: '2.0.0', percent: 10 } };
  const list = reachableCompositions({
    '*': { shell: { version: '1.0.0' }, 'mf-search': { version: '1.0.0' } },
    be: { shell: rollout, 'mf-search': rollout },
  });
  assert.deepEqual(
    list.map(({ versions, seenBy }) => [versions, seenBy.be, seenBy.fr]),
    [
      [{ shell: '1.0.0', 'mf-search': '1.0.0' }, 90, 100],
      [{ shell: '2.0.0', 'mf-search': '2.0.0' }, 10, undefined],
    ],
  );
});
