import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { buildContentApi } from '../../content-api/app.ts';
import { kindNames } from '../../content-api/import/contract.ts';
import { datedRow, product } from '../../content-api/tables.ts';
import { registryToken, serviceSecret, startTestContentApi, type TestContentApi } from '../../content-api/testing.ts';
import { openTestDatabase } from '../../database/testing.ts';
import type { RegistryClient } from '../../registry/client.ts';
import { dated } from '../../registry/tables.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Content, contentOf, contentOverHttp } from './open-content.ts';
import { exported, importFolder } from './testing.ts';

let api: TestContentApi;
let content: Content;
let folder: Awaited<ReturnType<typeof importFolder>>;
let registry: RegistryClient;

before(async () => {
  folder = await importFolder();
  api = await startTestContentApi();
  content = contentOverHttp(await api.app.listen({ host: '127.0.0.1', port: 0 }), registryToken);
  registry = api.registry();
  await take('types.json', [{ value: 'Meuble', name: { fr: 'Meuble' } }]);
});
after(async () => {
  await api.close();
  await folder.remove();
});
/** Each test has products of its own. */
let tests = 0;
let [one, two] = ['', ''];
beforeEach(async () => {
  await api.db.delete(dated);
  tests += 1;
  [one, two] = [`A${tests}`, `B${tests}`];
  await take('products.json', [furniture(one), furniture(two)]);
});

async function take(file: string, records: object[], options: object = {}) {
  const report = await folder.import(content, [await folder.write(file, JSON.stringify(records))], options);
  assert.deepEqual(report.problems, []);
  return report;
}
const furniture = (uid: string, own: object = {}) => ({
  uid,
  heading: { fr: `Le ${uid}` },
  productType: 'Meuble',
  width: 80,
  ...own,
});

const hour = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const by = { by: 'ann', why: 'the winter campaign' };
const dates = (until?: number) => ({ liveAt: inHours(1), ...(until && { until: inHours(until) }) });
const remove = (own: object, ...keys: string[]) =>
  registry.removeContent({ ...by, rows: keys.map((key) => ({ kind: 'products', key })), ...own });
const last = async () => (await registry.contentChanges())[0];
const told = async () => (await registry.history({ limit: 1 }))[0];

/** All content as an export has it. */
async function everything(): Promise<string> {
  const texts = await Promise.all(kindNames.map((kind) => exported(content, kind, 'json')));
  return texts.join('');
}

/** Lets so many hours go by for what is dated, and waits until the site has done what is due. */
async function pass(hours: number): Promise<void> {
  const back = sql`make_interval(hours => ${hours})`;
  await api.db.update(dated).set({ at: sql`${dated.at} - ${back}`, until: sql`${dated.until} - ${back}` });
  await eventually(async () =>
    (await registry.dated()).every(
      ({ failed, liveSince, at, until }) => failed || Date.parse((liveSince ? until : at) ?? '') > Date.now(),
    ),
  );
}

test('an import goes live by itself at its moment, whole, and is taken away at its end', async () => {
  const was = await everything();
  const before = await last();
  const report = await take('products.json', [furniture(one, { width: 81 }), furniture(`C${tests}`)], {
    ...{ by: 'ann', why: 'the winter campaign' },
    ...dates(24),
  });
  assert.deepEqual([report.written, report.change], [false, undefined]);
  assert.equal(await everything(), was);
  const [waiting] = await registry.dated();
  assert.equal(waiting?.number, report.dated);
  assert.deepEqual(
    [waiting?.counts, waiting?.changedSince, waiting?.why],
    [
      { pages: { added: 1, changed: 0, removed: 0 }, products: { added: 1, changed: 1, removed: 0 } },
      [],
      'the winter campaign',
    ],
  );

  await pass(2);
  const change = await last();
  assert.equal(change?.number, (before?.number ?? 0) + 1);
  assert.deepEqual(
    [change?.action, change?.person, change?.why],
    ['content-import', 'ann', `the winter campaign; dated as ${report.dated}`],
  );
  assert.match(await everything(), new RegExp(`"C${tests}"`));

  await pass(24);
  assert.equal(await everything(), was);
  assert.deepEqual(await registry.dated(), []);
  assert.equal((await registry.contentChanges())[1]?.undoneBy, (await last())?.number);
});

test('a removal goes live by itself, is said before what it would leave, and comes back', async () => {
  const was = await everything();
  const answer = await remove(dates(24), one);
  assert.deepEqual(answer.counts.products, { added: 0, changed: 0, removed: 1 });
  assert.equal(await everything(), was);
  await pass(2);
  assert.doesNotMatch(await everything(), new RegExp(`"${one}"`));
  await pass(24);
  assert.equal(await everything(), was);
  await assert.rejects(remove(dates(), 'nowhere'), { message: 'There is no product nowhere' });
  assert.deepEqual(await registry.dated(), []);
});

test('what somebody has changed since is named while it waits, and keeps all of it back', async () => {
  const rows = [furniture(one, { width: 90 }), furniture(two, { width: 90 })];
  await take('products.json', rows, dates());
  await take('products.json', [furniture(two, { width: 85 })]);
  const was = await everything();
  assert.deepEqual((await registry.dated())[0]?.changedSince, [{ kind: 'products', key: two }]);
  await pass(2);
  assert.equal((await registry.dated())[0]?.failed, `Somebody has changed since: products ${two}`);
  assert.deepEqual([(await told())?.action, await everything()], ['dated-failed', was]);
});

test('what would name what is gone, or have an address of another, keeps all of it back', async () => {
  await take('types.json', [{ value: `T${tests}`, name: { fr: 'Type' } }]);
  await take('products.json', [furniture(one, { width: 90 }), furniture(two, { productType: `T${tests}` })], dates());
  await take('products.json', [furniture(`D${tests}`, { slug: `same-${tests}` })], dates());
  await take('products.json', [furniture(`E${tests}`, { slug: `same-${tests}` })]);
  await registry.removeContent({ ...by, rows: [{ kind: 'types', key: `T${tests}` }] });
  const was = await everything();
  await pass(2);
  const failed = (await registry.dated()).map((dated) => dated.failed ?? '');
  assert.match(failed[0] ?? '', new RegExp(`products ${two}: productType: there is no type "T${tests}"`));
  assert.match(
    failed[1] ?? '',
    new RegExp(`The address "same-${tests}" of the product D${tests} is that of E${tests}`),
  );
  assert.equal(await everything(), was);
});

test('at the end, what others have changed meanwhile stays, and is named', async () => {
  await take('products.json', [furniture(one, { width: 90 }), furniture(two, { width: 90 })], dates(24));
  await pass(2);
  await take('products.json', [furniture(two, { width: 85 })]);
  await pass(24);
  const rows = await api.db.select({ uid: product.uid, width: product.width }).from(product);
  const widths = Object.fromEntries(rows.map(({ uid, width }) => [uid, width]));
  assert.deepEqual([widths[one], widths[two]], [80, 85]);
  assert.match((await told())?.why ?? '', new RegExp(`Left alone, since somebody has changed it: products ${two}$`));
  assert.deepEqual(await registry.dated(), []);
});

test('what was put back by hand has no end any more', async () => {
  await take('products.json', [furniture(one, { width: 90 })], dates(24));
  await pass(2);
  const { number } = await registry.rollBackContent(by);
  await pass(24);
  assert.deepEqual([(await last())?.number, await registry.dated()], [number, []]);
});

test('it is taken back with all its rows, by who may change content', async () => {
  const { dated: number = 0 } = await take('products.json', [furniture(one, { width: 90 })], dates());
  const was = await everything();
  const tokenOf = async (role: 'content' | 'team') =>
    (await registry.createToken({ name: role, role, remotes: role === 'team' ? ['mf-search'] : [], by: 'ann' })).secret;
  await assert.rejects(api.registry(await tokenOf('team')).takeBack(number, by), { status: 403 });
  await api.registry(await tokenOf('content')).takeBack(number, by);
  await pass(2);
  assert.deepEqual([await everything(), await api.db.$count(datedRow)], [was, 0]);
});

test('what cannot be dated is refused, and nothing is staged', async () => {
  const rows = [furniture(one, { width: 90 })];
  const liveAt = inHours(1);
  const { dated: number } = await take('products.json', rows, { liveAt });
  await assert.rejects(take('products.json', rows, { liveAt }), /The same is dated for that moment already/);
  await assert.rejects(take('products.json', rows, { liveAt: inHours(-1) }), /is past/);
  await assert.rejects(remove({ liveAt: inHours(2), until: inHours(1) }, one), /before it begins/);
  assert.deepEqual(
    (await registry.dated()).map((dated) => dated.number),
    [number],
  );
  const same = await take('products.json', [furniture(one)], { liveAt });
  assert.deepEqual([same.unchanged, same.dated], [1, undefined]);
});

test('it waits for an import that is under way, and goes live when that has ended', async () => {
  await take('products.json', [furniture(one, { width: 90 })], dates());
  const release = Promise.withResolvers<void>();
  let isBegun = false;
  async function* slow() {
    yield { kind: 'types' as const, file: 'types.json', line: 1, record: { value: `Lent${tests}` } };
    isBegun = true;
    await release.promise;
  }
  const options = { id: 'f'.repeat(64), from: 0, skipBad: false, dryRun: false, create: [], language: 'fr' as const };
  const importing = contentOf(api.db).import(slow(), options);
  await eventually(() => isBegun);
  const { number = 0 } = (await last()) ?? {};
  await api.db.update(dated).set({ at: sql`now() - interval '2 seconds'` });
  await eventually(async () => (await api.db.$count(dated, sql`at < now() - interval '4 seconds'`)) === 1);
  assert.equal((await registry.dated())[0]?.failed, null);
  release.resolve();
  assert.equal((await importing).change, number + 1);
  await eventually(async () => (await last())?.number === number + 2);
});

test('what became due while nothing ran is live before the next server is ready', async () => {
  const database = await openTestDatabase();
  const first = await buildContentApi({ serviceSecret, registryToken }, database.db);
  await first.ready();
  const options = { id: 'a'.repeat(64), from: 0, skipBad: false, dryRun: false, create: [], language: 'fr' as const };
  async function* rows() {
    yield { kind: 'types' as const, file: 'types.json', line: 1, record: { value: 'Due' } };
  }
  await contentOf(database.db).import(rows(), { ...options, liveAt: inHours(1) });
  await first.close();
  await database.db.update(dated).set({ at: sql`now() - interval '1 minute'` });
  const next = await buildContentApi({ serviceSecret, registryToken }, database.db);
  await next.ready();
  assert.match(await exported(contentOf(database.db), 'types', 'json'), /"Due"/);
  await next.close();
  await database.close();
});
