import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildSchema } from 'graphql';
import { integrityOf } from 'shared/release/integrity';
import { editedAddresses, fragmentUses } from '../../content-api/content-system.ts';
import { page } from '../../content-api/tables.ts';
import { type TestRelease, testRelease, testShell } from '../../gateway/testing/release.ts';
import { renderSamples } from '../../render/render-samples.ts';
import type { RegistryClient } from '../client.ts';
import { inspectBySchema } from '../operations.ts';
import { RefusalError } from '../refusal.ts';
import { startTestRegistry, type TestRegistryApp } from '../testing.ts';

const schema = buildSchema('type Query { products: [String!]! }');
let registry: TestRegistryApp;
let client: RegistryClient;
before(async () => {
  registry = await startTestRegistry({
    inspect: async () => inspectBySchema(schema),
    fragmentUses,
    editedAddresses,
    pageLinks: async () => [],
    renderSamples: (trial) =>
      renderSamples(trial, { url: 'http://127.0.0.1:9/graphql', token: 'none' }, { hasHome: true, pages: [] }),
  });
  client = registry.as();
});
after(() => registry.close());

const upload = ({ manifest, files }: TestRelease, more: { live?: boolean; force?: boolean; why?: string } = {}) => ({
  manifest,
  files: Object.fromEntries([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')])),
  ...{ by: 'ann', why: 'a test', live: true, ...more },
});
const catalogue = (version: string, gives = ['mf-catalogue/product-slider@1'], more: object = {}) =>
  testRelease({
    ...{ name: 'mf-catalogue', version, fragments: ['product-slider', 'product-grid'], gives, ...more },
    render: "if (JSON.parse(task.props).fails) throw new Error('no products'); return part('<p>a part</p>')",
  });
const content = (version: string, more: object = {}) =>
  testRelease({
    name: 'mf-content',
    version,
    uses: ['mf-catalogue/product-slider@1'],
    render: "return part('')",
    ...more,
  });
const liveNow = async () => (await client.live()).live['*'];
const refusal = async (attempt: Promise<unknown>): Promise<string> => {
  const error = await attempt.then(
    () => assert.fail('It was not refused'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof RefusalError, String(error));
  assert.deepEqual([error.status, error.code], [409, 'release-breaks']);
  return error.message.split('\n  - ').slice(1).join('\n');
};
const dropped = 'mf-content 1.0.0 uses mf-catalogue/product-slider@1; mf-catalogue 1.0.1 does not give it';

test('what fits together goes live together, though none of it could alone', async () => {
  const releases = [content('1.0.0'), testShell(), catalogue('1.0.0')];
  for (const release of releases) await client.publish(upload(release, { live: false }));
  const shellFirst = { versions: { shell: '1.0.0', 'mf-content': '1.0.0' }, by: 'ann', why: 'a start' };
  assert.match(
    await refusal(client.makeAllLive(shellFirst)),
    /^mf-content 1\.0\.0 uses mf-catalogue\/product-slider@1; nothing/,
  );
  assert.equal(await liveNow(), undefined);
  await client.makeAllLive({ ...shellFirst, versions: { ...shellFirst.versions, 'mf-catalogue': '1.0.0' } });
  assert.deepEqual(Object.keys((await liveNow()) ?? {}).sort(), ['mf-catalogue', 'mf-content', 'shell']);
});

test('a release that drops what a live remote uses is refused, and nothing is published', async () => {
  const before = await client.versions();
  const release = upload(catalogue('1.0.1', []));
  assert.deepEqual(
    (await client.canRelease(release)).reasons.map(({ kind, message }) => [kind, message]),
    [['fragment', dropped]],
  );
  assert.equal(await refusal(client.publish(release)), dropped);
  assert.deepEqual(await client.versions(), before);
  await assert.rejects(client.manifest('mf-catalogue', '1.0.1'), { code: 'release-unknown' });
});

test('ops can force it, and the history says so with the reasons', async () => {
  const release = upload(catalogue('1.0.1', []), { force: true, why: 'the slider goes' });
  const { secret } = await registry
    .as()
    .createToken({ name: 'Team', role: 'team', remotes: ['mf-catalogue'], by: 'ann' });
  await assert.rejects(registry.as(secret).publish(release), { code: 'registry-forbidden' });
  await client.publish(release);
  assert.equal((await liveNow())?.['mf-catalogue']?.version, '1.0.1');
  const [last] = await client.history({ limit: 1 });
  assert.deepEqual([last?.action, last?.forced, last?.why], ['make-live', true, `the slider goes; ${dropped}`]);
});

test('going back to what mends it needs no force, and is not said to be forced', async () => {
  assert.deepEqual(await client.canGoLive({ name: 'mf-catalogue' }), {
    ...{ name: 'mf-catalogue', country: '*', from: '1.0.1', to: '1.0.0', reasons: [] },
  });
  await client.rollBack('mf-catalogue', { by: 'ann', why: 'sorry' });
  const [last] = await client.history({ limit: 1 });
  assert.deepEqual([last?.action, last?.forced, last?.to], ['roll-back', false, '1.0.0']);
});

test('a rollback that would break somebody is refused, and so is its preview honest', async () => {
  const grid = ['mf-catalogue/product-slider@1', 'mf-catalogue/product-grid@1'];
  await client.publish(upload(catalogue('1.1.0', grid)));
  await client.publish(upload(content('1.1.0', { uses: grid })));
  const reason = 'mf-content 1.1.0 uses mf-catalogue/product-grid@1; mf-catalogue 1.0.0 does not give it';
  const preview = await client.canGoLive({ name: 'mf-catalogue' });
  assert.deepEqual([preview.to, preview.reasons.map(({ message }) => message)], ['1.0.0', [reason]]);
  assert.equal(await refusal(client.rollBack('mf-catalogue', { by: 'ann', why: '' })), reason);
  assert.equal((await liveNow())?.['mf-catalogue']?.version, '1.1.0');
  await client.rollBack('mf-catalogue', { by: 'ann', why: 'a fire', force: true });
  await client.makeLive('mf-catalogue', { version: '1.1.0', by: 'ann', why: 'it is out' });
});

test('a fragment that stands in a text cannot go, and the page is named', async () => {
  await registry.database.db.insert(page).values({
    path: '/article/mirrors',
    seo: { title: { fr: 'Miroirs' } },
    blocks: [],
    fragments: ['mf-catalogue/product-grid@1'],
  });
  await client.makeLive('mf-content', { version: '1.0.0', by: 'ann', why: '' });
  const message = await refusal(client.publish(upload(catalogue('1.2.0', ['mf-catalogue/product-slider@1']))));
  assert.match(message, /^mf-content 1\.1\.0, which open tabs still have, uses mf-catalogue\/product-grid@1; /);
  assert.match(message, /^mf-catalogue\/product-grid@1 stands in the page \/article\/mirrors; /m);
});

test('a release is held against the content system, its budget and its own samples', async () => {
  const grid = ['mf-catalogue/product-slider@1', 'mf-catalogue/product-grid@1'];
  const samples = { addresses: [], fragments: { 'product-slider': [{}, { fails: true }] } };
  const release = catalogue('1.3.0', grid, {
    operations: ['query Prices { prices }', 'query Fine { products }'],
    samples,
  });
  const start = performance.now();
  assert.deepEqual((await refusal(client.publish(upload(release)))).split('\n'), [
    'mf-catalogue 1.3.0 sends query Prices: Cannot query field "prices" on type "Query".',
    'mf-catalogue 1.3.0 does not render its fragment product-slider with {"fails":true}: product-slider: no products',
  ]);
  assert.ok(performance.now() - start < 15_000);
});

test('the code of a release runs for those alone who may release it; others learn the rest', async () => {
  const release = catalogue('1.3.0', ['mf-catalogue/product-slider@1', 'mf-catalogue/product-grid@1'], {
    operations: ['query Prices { prices }'],
    samples: { addresses: [], fragments: { 'product-slider': [{ fails: true }] } },
  });
  const kinds = async (token: string) =>
    (await registry.as(token).canRelease(upload(release))).reasons.map(({ kind }) => kind);
  const tokenOf = async (role: 'qa' | 'team', remotes: string[] = []) =>
    (await client.createToken({ name: 'Somebody', role, remotes, by: 'ann' })).secret;
  assert.deepEqual(await kinds(await tokenOf('qa')), ['operation']);
  assert.deepEqual(await kinds(await tokenOf('team', ['mf-search'])), ['operation']);
  assert.deepEqual(await kinds(await tokenOf('team', ['mf-catalogue'])), ['operation', 'samples']);
});

test('a release that styles more than its own parts is refused, and told where', async () => {
  const release = catalogue('1.5.0');
  const sheet = Buffer.from('.mf-catalogue-grid, footer { display: none }');
  release.files.set('browser/product-grid.css', sheet);
  release.manifest.files['browser/product-grid.css'] = { bytes: sheet.length, integrity: integrityOf(sheet) };
  assert.match(
    await refusal(client.publish(upload(release))),
    /1\.5\.0 styles more than its own parts: browser\/product-grid\.css: a rule for footer has no class of its own/,
  );
});

test('what a developer tries out goes live for nobody but ops, and no tab counts with it', async () => {
  const { secret } = await registry
    .as()
    .createToken({ name: 'Dev', role: 'team', remotes: ['mf-catalogue'], by: 'ann' });
  const trial = upload(catalogue('1.1.0-dev.1', []));
  for (const attempt of [{ ...trial, force: true }, trial])
    await assert.rejects(registry.as(secret).publish(attempt), { code: 'registry-forbidden' });
  await registry.as(secret).publish(upload(catalogue('1.1.0-dev.2'), { live: false }));
  const toLive = { version: '1.1.0-dev.2', by: 'ann', why: '' };
  await assert.rejects(registry.as(secret).makeLive('mf-catalogue', toLive), { code: 'registry-forbidden' });
  await assert.rejects(registry.as(secret).rollOut('mf-catalogue', { ...toLive, percent: 1 }), {
    code: 'registry-forbidden',
  });
  await client.publish({ ...trial, force: true });
  assert.equal((await client.history({ limit: 1 }))[0]?.forced, true);
  await registry.as(secret).makeLive('mf-catalogue', { version: '1.1.0', by: 'ann', why: 'npm run dev has ended' });
});

test('a version is there for others once all of its files are stored and verified, and not before', async () => {
  const { manifest, files } = catalogue('1.4.0');
  const damaged = { ...upload({ manifest, files }), files: { ...upload({ manifest, files }).files } };
  damaged.files['browser/entry.js'] = Buffer.from('another text').toString('base64');
  const seen = async () => (await client.releases()).releases.some(({ version }) => version === '1.4.0');
  await assert.rejects(client.publish({ ...damaged, force: true }), { code: 'release-refused' });
  assert.equal(await seen(), false);
});

test('a release whose page would hide one of editors is refused, and told which', async () => {
  const slugs = { fr: 'nouveautes', nl: 'nieuw', en: 'new', de: 'neu' };
  await registry.database.db.insert(page).values({ path: '/page/novelties', slugs, seo: { title: {} }, blocks: [] });
  const routes = { news: { name: 'news', paths: { fr: 'actualites', nl: 'actueel', en: 'latest', de: 'neu' } } };
  const release = testRelease({ name: 'mf-search', pages: ['news'], routes, render: "return part('news')" });
  assert.match(
    await refusal(client.publish(upload(release))),
    /takes \/de\/neu, where editors have the page \/page\/novelties/,
  );
});
