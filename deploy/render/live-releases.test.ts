import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import fc from 'fast-check';
import type { LiveVersions } from '../registry/contract.ts';
import { lastLiveReleases } from './live-releases.ts';

const releases = mkdtempSync(join(tmpdir(), 'kept-'));
after(() => rmSync(releases, { recursive: true }));

test('a render server that starts again starts every release that the gateway noted as live, the candidates of rollouts too', () => {
  const kept: LiveVersions = {
    registry: 7,
    live: {
      '*': {
        shell: { version: '1.0.0' },
        'mf-search': { version: '1.0.0', candidate: { version: '2.0.0', percent: 10 } },
      },
      be: { shell: { version: '1.0.0' } },
    },
  };
  writeFileSync(join(releases, 'live.json'), JSON.stringify(kept));
  assert.deepEqual(lastLiveReleases(releases), [
    { name: 'shell', version: '1.0.0' },
    { name: 'mf-search', version: '1.0.0' },
    { name: 'mf-search', version: '2.0.0' },
  ]);
});

test('whatever stands in the place of one release, the others start', () => {
  const sound = { shell: { version: '1.0.0' }, 'mf-search': { version: '2.0.0' } };
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), fc.jsonValue(), (name, nonsense, more) => {
      const live = {
        nan: more,
        '*': { [name]: nonsense, 'mf-stores': { version: nonsense, candidate: more }, ...sound },
      };
      writeFileSync(join(releases, 'live.json'), JSON.stringify({ live }));
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
