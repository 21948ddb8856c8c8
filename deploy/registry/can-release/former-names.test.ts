import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildSchema } from 'graphql';
import { editedAddresses, fragmentUses } from '../../content-api/content-system.ts';
import { pageLinks } from '../../content-api/page-links.ts';
import { page } from '../../content-api/tables.ts';
import { type TestRelease, testRelease, testShell } from '../../gateway/testing/release.ts';
import type { RegistryClient } from '../client.ts';
import { createLiveSite } from '../live-site.ts';
import { inspectBySchema } from '../operations.ts';
import { startTestRegistry, type TestRegistryApp } from '../testing.ts';
import { liveFormerNames } from './former-names.ts';

const schema = buildSchema('type Query { products: [String!]! }');
const about = { by: 'ann', why: 'a part moves' };
const card = 'mf-stores/card@1';

let registry: TestRegistryApp;
let client: RegistryClient;
before(async () => {
  registry = await startTestRegistry({
    ...{ inspect: async () => inspectBySchema(schema), fragmentUses, editedAddresses, pageLinks },
    renderSamples: async () => [],
  });
  client = registry.as();
  const editors = { path: '/page/about', seo: { title: {} }, blocks: [], fragments: [card] };
  await registry.database.db.insert(page).values(editors);
});
after(() => registry.close());

const upload = ({ manifest, files }: TestRelease, live = false) => ({
  manifest,
  files: Object.fromEntries([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')])),
  ...{ ...about, live },
});
const part = { render: "return part('<p>a card</p>')" };
const stores = (version: string, fragments: string[]) =>
  testRelease({ name: 'mf-stores', version, fragments, forEditors: fragments, ...part });
const catalogue = (version: string, formerly: Record<string, string> = {}, lends = ['product-card']) =>
  testRelease({ name: 'mf-catalogue', version, fragments: ['product-card'], forEditors: lends, formerly, ...part });
const content = (version: string, uses: string[]) => testRelease({ name: 'mf-content', version, uses, ...part });

const reasons = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => assert.fail('It was not refused'),
    (error: Error) => error.message,
  );

test('where nothing that is live has a former name, editors’ texts are not searched for one', async () => {
  const fragmentUses = () => assert.fail('they are searched');
  assert.deepEqual(await liveFormerNames(registry.database.db, { fragmentUses }), []);
});

test('a part goes on under another name in another remote: releases and texts that ask for the old one have it', async () => {
  for (const release of [testShell(), stores('1.0.0', ['card']), catalogue('1.0.0'), content('1.0.0', [card])])
    await client.publish(upload(release));
  const first = { shell: '1.0.0', 'mf-stores': '1.0.0', 'mf-catalogue': '1.0.0', 'mf-content': '1.0.0' };
  await client.makeAllLive({ versions: first, ...about });
  for (const release of [stores('1.1.0', []), catalogue('1.1.0', { [card]: 'product-card' })])
    await client.publish(upload(release));
  const alone = (name: string) => reasons(client.makeLive(name, { version: '1.1.0', ...about }));
  assert.match(
    await alone('mf-stores'),
    /mf-content 1\.0\.0 uses mf-stores\/card@1; .*stands in the page \/page\/about/s,
  );
  assert.match(await alone('mf-catalogue'), /goes on with mf-stores\/card@1, which mf-stores 1\.0\.0 gives, too/);
  const versions = { 'mf-stores': '1.1.0', 'mf-catalogue': '1.1.0' };
  const { together } = await client.makeAllLive({ versions, together: true, ...about });
  assert.deepEqual(await client.formerNames(), [
    { contract: card, shows: 'mf-catalogue/product-card', users: ['mf-content 1.0.0', 'the page /page/about'] },
  ]);
  const forEditors = async () => (await createLiveSite(registry.database.db)('fr')).forEditors;
  assert.ok((await forEditors()).has('mf-stores/card'));
  await client.rollBackTogether(together ?? 0, about);
  assert.deepEqual(await client.formerNames(), []);
  await client.makeAllLive({ versions, together: true, ...about });
});

test('the old name stays as long as anybody uses it, for editors, too', async () => {
  const without = await reasons(client.publish(upload(catalogue('1.2.0'), true)));
  assert.match(without, /mf-content 1\.0\.0 uses mf-stores\/card@1; .*stands in the page \/page\/about/s);
  const notLent = catalogue('1.2.0', { [card]: 'product-card' }, []);
  assert.match(await reasons(client.publish(upload(notLent, true))), /it is not for editors any more/);
});

test('a name is taken over by those alone who may release who had it; what follows needs no more right than its own', async () => {
  const tokenOf = async (...remotes: string[]) =>
    registry.as((await client.createToken({ name: 'Team', role: 'team', remotes, by: 'ann' })).secret);
  const own = await tokenOf('mf-catalogue');
  const stolen = catalogue('1.3.0', { [card]: 'product-card', 'mf-search/search-overlay@1': 'product-card' });
  await assert.rejects(own.publish(upload(stolen)), { code: 'registry-forbidden' });
  await own.publish(upload(catalogue('1.3.0', { [card]: 'product-card' })));
  await (await tokenOf('mf-catalogue', 'mf-search')).publish(upload({ ...stolen, ...renamed(stolen, '1.3.1') }));
});

/** The same release under another version. */
const renamed = ({ manifest }: TestRelease, version: string) => ({ manifest: { ...manifest, version } });

test('a former name stands for a fragment of the release that says so', async () => {
  await assert.rejects(client.publish(upload(catalogue('1.4.0', { [card]: 'another' }))), { code: 'release-refused' });
  assert.throws(() => catalogue('1.4.0', { '../card@1': 'product-card' }));
});
