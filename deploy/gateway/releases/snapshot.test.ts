import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { register } from 'prom-client';
import { SiteError } from 'shared/errors';
import { liveVersionsSchema } from '../../registry/contract.ts';
import { testLibrary, testRelease, testShell } from '../testing/release.ts';
import { rendersOf } from './libraries.ts';
import { isReleaseName, type Release, type ReleaseStore } from './release-store.ts';
import { openSnapshot, reportUnopened, type Snapshot } from './snapshot.ts';

const sound = [testShell(), testRelease({ name: 'mf-search', render: '' })].map(({ manifest }) => ({
  manifest,
  folder: '',
}));
const store: ReleaseStore = {
  async open(name, version) {
    const found = sound.find(({ manifest }) => manifest.name === name && manifest.version === version);
    if (!found || !isReleaseName(name, version)) throw new SiteError('release-unknown');
    return found;
  },
};
const live = { shell: { version: '1.0.0' }, 'mf-search': { version: '1.0.0' } };

test('whatever the registry says of one remote, the others are live, and that one is named', async () => {
  const versions = fc.oneof(fc.constant('99999999999999999999.0.1'), fc.jsonValue(), fc.constant('9'.repeat(5000)));
  const names = fc.oneof(fc.constantFrom('mf-stores', 'constructor', 'toString', 'hasOwnProperty'), fc.string());
  const entries = fc.oneof(
    fc.jsonValue(),
    fc.record({ version: versions, candidate: versions }),
    fc.record({ version: fc.constant('1.0.0'), candidate: fc.record({ version: versions, percent: versions }) }),
  );
  await fc.assert(
    fc.asyncProperty(names, entries, fc.jsonValue(), async (name, nonsense, country) => {
      fc.pre(!Object.hasOwn(live, name) && name !== '__proto__');
      const told = JSON.stringify({ registry: 1, live: { '*': { ...live, [name]: nonsense }, be: live, xx: country } });
      const parsed = liveVersionsSchema.parse(JSON.parse(told));
      const before = await openSnapshot({ live: { '*': { shell: { version: '1.0.0' } } } }, store);
      const snapshot = await openSnapshot(parsed, store, before);
      for (const one of ['fr', 'be'] as const)
        assert.deepEqual(Object.keys(snapshot.liveFor(one)).sort(), ['mf-search', 'shell']);
      assert.equal(snapshot.all.length, 2);
      assert.ok(snapshot.unopened.some(({ remote }) => name.startsWith(remote)));
      for (const { remote, version } of snapshot.unopened) assert.ok(remote.length <= 100 && version.length <= 100);
    }),
  );
});

test('a country whose own version cannot be opened stays as it was, and never sees what was rolled back there', async () => {
  const [shell = assert.fail(), search = assert.fail()] = sound;
  const openable = ['1.1.0', '1.2.0'];
  const some: ReleaseStore = {
    async open(name, version) {
      if (name === 'shell') return shell;
      if (!openable.includes(version)) throw new SiteError('registry-failed');
      return { ...search, manifest: { ...search.manifest, version } };
    },
  };
  const of = (version: string, own = {}) => ({ live: { be: own, '*': { ...live, 'mf-search': { version } } } });
  const seen = ({ liveFor }: Snapshot) =>
    (['fr', 'be'] as const).map((country) => liveFor(country)['mf-search']?.release.manifest.version);
  const unopenable = { 'mf-search': { version: '1.0.0' } };
  const isRolledBack = ({ manifest }: Release, country: string) => !(manifest.version === '1.1.0' && country === 'be');

  const before = await openSnapshot(of('1.1.0'), some);
  assert.deepEqual(seen(before), ['1.1.0', '1.1.0']);
  assert.deepEqual(seen(await openSnapshot(of('1.2.0', unopenable), some, before)), ['1.2.0', '1.1.0']);
  assert.deepEqual(seen(await openSnapshot(of('1.1.0', unopenable), some, before, isRolledBack)), ['1.1.0', undefined]);
  assert.deepEqual(seen(await openSnapshot(of('1.1.0', unopenable), some, undefined, isRolledBack)), [
    '1.1.0',
    undefined,
  ]);
  assert.deepEqual(seen(await openSnapshot(of('1.2.0', unopenable), some, undefined, isRolledBack)), [
    '1.2.0',
    '1.2.0',
  ]);
  assert.deepEqual(seen(await openSnapshot(of('1.2.0', unopenable), some, before, isRolledBack)), ['1.2.0', '1.2.0']);
});

test('a country without a library that was rolled back there renders with the one that it has', async () => {
  const [newer, older] = [testLibrary('react', '19.3.2'), testLibrary('react', '19.2.0')];
  const releases = [newer, older, testShell('1.0.0', { react: '^19.0.0' })];
  const some: ReleaseStore = {
    async open(name, version) {
      const found = releases.find(({ manifest }) => manifest.name === name && manifest.version === version);
      if (!found) throw new SiteError('registry-failed');
      return { manifest: found.manifest, folder: '' };
    },
  };
  const everywhere = releases.map(({ manifest: { name, version } }) => [name, { version }]);
  const be = { [newer.manifest.name]: { version: '19.3.1' } };
  const mayStay = ({ manifest }: Release, country: string) => manifest.name !== newer.manifest.name || country !== 'be';
  const snapshot = await openSnapshot({ live: { be, '*': Object.fromEntries(everywhere) } }, some, undefined, mayStay);
  const keys = rendersOf(snapshot).map(({ as: { name, libraries } }) => [
    name,
    libraries?.map(({ version }) => version),
  ]);
  assert.deepEqual(keys, [
    ['shell', ['19.3.2']],
    ['shell', ['19.2.0']],
  ]);
});

test('a rollout that cannot be opened any more stays as it was, without a candidate that was rolled back', async () => {
  const [, search = assert.fail()] = sound;
  const some: ReleaseStore = {
    async open(_, version) {
      if (version === '9.9.9') throw new SiteError('registry-failed');
      return { ...search, manifest: { ...search.manifest, version } };
    },
  };
  const of = (version: string) => ({
    live: { '*': { 'mf-search': { version, candidate: { version: '1.2.0', percent: 10 } } } },
  });
  const before = await openSnapshot(of('1.1.0'), some);
  const isRolledBack = ({ manifest }: Release) => manifest.version !== '1.2.0';
  for (const [mayStay, expected] of [
    [undefined, ['1.1.0', '1.2.0']],
    [isRolledBack, ['1.1.0', undefined]],
  ] as const) {
    const { 'mf-search': seen } = (await openSnapshot(of('9.9.9'), some, before, mayStay)).liveFor('be');
    const versions = [seen?.release, seen?.candidate?.release].map((release) => release?.manifest.version);
    assert.deepEqual(versions, expected);
  }
});

test('there are pages where there is a shell; what cannot be opened is logged once, and counted while it is so', async () => {
  const { shell, ...others } = live;
  assert.equal((await openSnapshot({ live: { '*': { shell } } }, store)).isComplete, true);
  assert.equal((await openSnapshot({ live: { '*': others } }, store)).isComplete, false);
  const one = { remote: 'mf-search', version: '2.0.0', country: '*', error: new Error('no') };
  const differing = [{ remote: 'mf-stores' }, { version: '2.1.0' }, { country: 'be' }].map((own) => ({
    ...one,
    ...own,
  }));
  const logged: unknown[] = [];
  const log = { error: (line: unknown) => void logged.push(line) };
  reportUnopened([one, ...differing], [one], log);
  assert.equal(logged.length, 3);
  reportUnopened([one], [one, ...differing], log);
  assert.equal(logged.length, 3);
  assert.match(
    await register.getSingleMetricAsString('site_releases_unopened'),
    /^(?:#.*\n)+site_releases_unopened\{remote="mf-search",version="2\.0\.0"\} 1$/,
  );
});
