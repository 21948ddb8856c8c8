import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { fragmentUses } from '../../content-api/content-system.ts';
import { type TestRelease, testLibrary, testRelease, testShell } from '../../gateway/testing/release.ts';
import { renderSamples } from '../../render/render-samples.ts';
import type { RegistryClient } from '../client.ts';
import { RefusalError } from '../refusal.ts';
import { startTestRegistry, type TestRegistryApp } from '../testing.ts';

let registry: TestRegistryApp;
let admin: RegistryClient;
/** What releases libraries. */
let platform: RegistryClient;
before(async () => {
  registry = await startTestRegistry({
    inspect: async () => async () => [],
    fragmentUses,
    editedAddresses: async () => [],
    pageLinks: async () => [],
    renderSamples: (trial) =>
      renderSamples(trial, { url: 'http://127.0.0.1:9/graphql', token: 'none' }, { hasHome: true, pages: [] }),
  });
  admin = registry.as();
  const { secret } = await admin.createToken({ name: 'Platform', role: 'platform', remotes: [], by: 'ann' });
  platform = registry.as(secret);
});
after(() => registry.close());

const on = { by: 'ann', why: 'a test' };
const upload = ({ manifest, files }: TestRelease, more: { live?: boolean; percent?: number } = {}) => ({
  manifest,
  files: Object.fromEntries([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')])),
  ...{ ...on, live: true, ...more },
});
const search = (requires: string, version = '1.0.0') =>
  testRelease({
    name: 'mf-search',
    version,
    fragments: ['box'],
    takes: { react: requires },
    samples: { fragments: { box: [{}] } },
    render: `
      const { version } = require('react');
      if (version === '19.3.3') throw new Error('not with this one');
      return part('<p>' + version + '</p>')`,
  });
const refusal = async (attempt: Promise<unknown>): Promise<string> => {
  const error = await attempt.then(
    () => assert.fail('It was not refused'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof RefusalError, String(error));
  return error.message.split('\n  - ').slice(1).join('\n') || error.message;
};
const liveVersion = async (name: string) => (await admin.live()).live['*']?.[name]?.version;

test('a release whose library is not live is refused; together with it, it goes live', async () => {
  await admin.publish(upload(testShell()));
  assert.equal(
    await refusal(admin.publish(upload(search('^19.3.0')))),
    'mf-search 1.0.0 does not render its fragment box with {}: box: A server part may require nothing but async_hooks and the modules of its libraries\nmf-search 1.0.0 needs react ^19.3.0; nothing that is live brings it',
  );
  await platform.publish(upload(testLibrary('react', '19.3.1'), { live: false }));
  await admin.publish(upload(search('^19.3.0'), { live: false }));
  await admin.makeAllLive({ versions: { 'mf-search': '1.0.0', 'react-19.3': '19.3.1' }, ...on });
  assert.equal(await liveVersion('react-19.3'), '19.3.1');
});

test('a version that nothing live works with is refused, and says what is needed', async () => {
  assert.equal(
    await refusal(platform.publish(upload(testLibrary('react', '20.0.0')))),
    'Nothing that is live works with react 20.0.0: mf-search needs ^19.3.0',
  );
});

test('a version with which the samples of what is live do not render is refused, and names them', async () => {
  assert.equal(
    await refusal(platform.publish(upload(testLibrary('react', '19.3.3')))),
    'mf-search 1.0.0 does not render its fragment box with {} with react-19.3 19.3.3: box: not with this one',
  );
});

test('a fix goes live for some, then for all, and is rolled back, without a release of what uses it', async () => {
  await platform.publish(upload(testLibrary('react', '19.3.2'), { percent: 10 }));
  assert.deepEqual((await admin.live()).live['*']?.['react-19.3'], {
    version: '19.3.1',
    candidate: { version: '19.3.2', percent: 10 },
  });
  await platform.promote('react-19.3', { ...on, country: '*' });
  assert.equal(await liveVersion('react-19.3'), '19.3.2');
  await platform.rollBack('react-19.3', on);
  assert.equal(await liveVersion('react-19.3'), '19.3.1');
});

test('a rollback to a version that something live cannot use is refused, and so is taking it away', async () => {
  await platform.publish(upload(testLibrary('react', '19.3.4')));
  await admin.publish(upload(search('^19.3.4', '2.0.0')));
  const needs = (live: string) => `mf-search 2.0.0 needs react ^19.3.4; react-19.3 brings ${live}`;
  assert.equal((await refusal(platform.rollBack('react-19.3', on))).split('\n')[0], needs('19.3.1'));
  assert.equal(await liveVersion('react-19.3'), '19.3.4');
});

test('libraries are for the role platform, which may release nothing else; a team may not, whatever its token names', async () => {
  const team = await admin.createToken({ name: 'Team', role: 'team', remotes: ['mf-search', 'react-19.3'], by: 'ann' });
  const fix = upload(testLibrary('react', '19.3.9'));
  assert.match(await refusal(registry.as(team.secret).publish(fix)), /may release .*, not react-19\.3/);
  assert.match(
    await refusal(platform.publish(upload(search('^19.3.0', '3.0.0')))),
    /\(platform\) may release libraries/,
  );
  for (const role of ['qa', 'content'] as const) {
    const { secret } = await admin.createToken({ name: role, role, remotes: [], by: 'ann' });
    await assert.rejects(registry.as(secret).publish(fix), { code: 'registry-forbidden' });
  }
});

test('whatever a release says, only a library lends its own modules, in its own minor, and it is nothing else', async () => {
  const { manifest, files } = testLibrary('react', '19.3.5');
  const wrong: [object, RegExp][] = [
    [{ name: 'mf-search' }, /mf-search is no library that pages share/],
    [{ name: 'preact-19.3' }, /preact-19\.3 is no library that pages share/],
    [{ modules: ['react', 'i18next'] }, /react lends react, react\/jsx-runtime, react-dom, react-dom\/client, not/],
    [{ version: '18.3.1' }, /react 18\.3\.1 is no version of react-19\.3/],
    [{ uses: ['mf-search/box@1'] }, /is a library: it has no pages/],
  ];
  for (const [change, why] of wrong)
    assert.match(await refusal(admin.publish(upload({ manifest: { ...manifest, ...change }, files }))), why);
});

test('a copy that a release brings is said with its size and its pages, and counts in its budget; what goes ahead of others pays nothing', async () => {
  await admin.publish(upload(testShell('1.1.0', { react: '^19.3.0' })));
  const react18 = testLibrary('react', '18.3.1', { 'browser/entry.js': randomBytes(45_000).toString('base64') });
  await platform.publish(upload(react18, { live: false }));
  const stores = (requires: string) =>
    testRelease({
      name: 'mf-stores',
      pages: ['stores'],
      uses: ['mf-search/box@1'],
      takes: { react: requires },
      samples: { mayShowNothing: ['stores'] },
      render: `return part('<p>shops</p>')`,
    });
  const asked = await admin.canRelease(upload(stores('^18.3.0')));
  const [, kilobytes] = /^brings react 18\.3\.1: (\d+) kB more on stores$/.exec(asked.costs.join()) ?? [];
  assert.ok(Number(kilobytes) > 40, asked.costs.join());
  const sizes = asked.reasons.flatMap(({ kind, message }) => (kind === 'size' ? [message] : []));
  assert.match(sizes.join(), /^The start with react 18\.3\.1 of mf-stores 1\.0\.0 is \d+\.\d kB, its budget 12 kB$/);

  const without = await admin.canRelease(upload(stores('^19.3.0')));
  assert.deepEqual([without.costs, without.reasons.filter(({ kind }) => kind === 'size')], [[], []]);
});
