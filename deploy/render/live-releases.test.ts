import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { lastLiveReleases } from './live-releases.ts';

const releases = mkdtempSync(join(tmpdir(), 'kept-'));
after(() => rmSync(releases, { recursive: true }));

test('a render server that starts again starts every release that the gateway noted, with the same libraries', () => {
  const renders = [
    { name: 'shell', version: '1.0.0' },
    { name: 'mf-search', version: '1.0.0', libraries: [{ name: 'react-19.3', version: '19.3.1' }] },
    { name: 'mf-search', version: '1.0.0', libraries: [{ name: 'react-19.3', version: '19.3.2' }] },
  ];
  writeFileSync(join(releases, 'live.json'), JSON.stringify({ registry: 7, live: {}, renders }));
  assert.deepEqual(lastLiveReleases(releases), renders);
});

test('whatever stands in the place of one release, the others start', () => {
  const [shell, search] = [
    { name: 'shell', version: '1.0.0' },
    { name: 'mf-search', version: '2.0.0' },
  ];
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), fc.jsonValue(), (name, nonsense, more) => {
      const wrong = { name: 'mf-stores', version: nonsense, candidate: more };
      const renders = [nonsense, shell, { name: `-${name}`, version: '1.0.0' }, wrong, search];
      writeFileSync(join(releases, 'live.json'), JSON.stringify({ renders }));
      const started = lastLiveReleases(releases).map(({ name, version }) => `${name}@${version}`);
      assert.deepEqual(started, ['shell@1.0.0', 'mf-search@2.0.0']);
    }),
  );
});

test('a render server that finds nothing noted, or something else, starts without', () => {
  assert.deepEqual(lastLiveReleases(join(releases, 'none')), []);
  writeFileSync(join(releases, 'live.json'), '{"live":');
  assert.deepEqual(lastLiveReleases(releases), []);
});
