import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Manifest } from 'shared/release';
import { contentOf } from '../commands/content/open-content.ts';
import { testRelease, testShell } from '../gateway/testing/release.ts';
import type { RegistryClient } from '../registry/client.ts';
import { entriesOf } from '../registry/contract.ts';
import { publish } from '../registry/releases.ts';
import { live } from '../registry/tables.ts';
import { readVersions } from '../registry/write-lock.ts';
import { startTestContentApi, type TestContentApi } from './testing.ts';

let api: TestContentApi;
let registry: RegistryClient;
before(async () => {
  api = await startTestContentApi();
  registry = api.registry();
});
after(() => api.close());

const by = { by: 'ann', why: 'they belong together' };
const everywhere = (path: string) => ({ fr: path, nl: path, en: path, de: path });
const fair: Manifest['routes'] = { fair: { name: 'fair', paths: everywhere('salon') } };

/** Stores a release of some pages that nobody sees. */
async function store(name: string, version: string, routes: Manifest['routes'], uses: string[] = [], gives?: string[]) {
  const one = testRelease({
    name,
    version,
    pages: Object.keys(routes),
    routes,
    uses,
    gives,
    render: "return part('x')",
  });
  await publish(api.db, { ...one, who: 'ann', ...by, live: false, country: '*' });
}

/** Each test has versions of its own: the page "fair" is of mf-search, and may move to mf-stores. */
let tests = 0;
let [old, next] = ['', ''];
beforeEach(async () => {
  await api.db.delete(live);
  tests += 1;
  [old, next] = [`1.0.${tests}`, `2.0.${tests}`];
  if (tests === 1) await publish(api.db, { ...testShell(), who: 'ann', ...by, live: false, country: '*' });
  await registry.makeLive('shell', { ...by, version: '1.0.0' });
  await store('mf-search', old, fair);
  await store('mf-search', next, {});
  await store('mf-stores', old, {});
  await store('mf-stores', next, fair);
  for (const name of ['mf-search', 'mf-stores']) await registry.makeLive(name, { ...by, version: old });
});

const moved = () => ({ ...by, together: true, versions: { 'mf-search': next, 'mf-stores': next } });
const liveNow = async (country = '*') => {
  const all = (await registry.live()).live[country] ?? {};
  return [all['mf-search']?.version, all['mf-stores']?.version];
};

/** Stages the name of types, or makes it live; answers the number of the preview. */
let files = 0;
async function rename(name: string, preview = true, types = ['T']): Promise<number> {
  files += 1;
  async function* rows() {
    for (const value of types)
      yield { kind: 'types' as const, file: 'types.json', line: 1, record: { value, name: { fr: name } } };
  }
  const id = String(files).padStart(64, '0');
  const how = { id, from: 0, skipBad: false, dryRun: false, create: [], language: 'fr' as const, preview };
  return (await contentOf(api.db).import(rows(), how)).preview ?? 0;
}
async function nameNow(): Promise<string> {
  let text = '';
  for await (const { value, name } of contentOf(api.db).export('types'))
    if (value === 'T') text += JSON.stringify(name);
  return text;
}
const named = (fr: string) => JSON.stringify({ fr });

test('a page moves from one remote to another in one write, and back in one; the new one alone is refused it', async () => {
  await assert.rejects(registry.makeLive('mf-stores', { ...by, version: next }), /both have the address \/fr\/salon/);
  const { registry: counter } = await readVersions(api.db);
  const { together = 0, changed } = await registry.makeAllLive(moved());
  assert.deepEqual(changed, [
    { name: 'mf-search', country: '*', from: old, to: next },
    { name: 'mf-stores', country: '*', from: old, to: next },
  ]);
  assert.deepEqual(await liveNow(), [next, next]);
  assert.equal((await readVersions(api.db)).registry, counter + 2);
  const [entry] = entriesOf(await registry.history());
  assert.deepEqual(
    entry?.map(({ remote, to, why, together }) => [remote, to, why, together]),
    ['mf-stores', 'mf-search'].map((name) => [name, next, by.why, together]),
  );
  const back = await registry.rollBackTogether(together, { ...by, why: 'the fair is over' });
  assert.deepEqual(await liveNow(), [old, old]);
  await registry.rollBackTogether(back.together ?? 0, by);
  assert.deepEqual(await liveNow(), [next, next]);
});

test('what uses what only another new release gives goes live with it, and not alone', async () => {
  const [user, giver] = [`3.0.${tests}`, `3.1.${tests}`];
  await store('mf-search', user, {}, ['mf-stores/map@1']);
  await store('mf-stores', giver, fair, [], ['mf-stores/map@1']);
  await assert.rejects(registry.makeLive('mf-search', { ...by, version: user }), /uses mf-stores\/map@1/);
  const { together = 0 } = await registry.makeAllLive({
    ...moved(),
    versions: { 'mf-search': user, 'mf-stores': giver },
  });
  await assert.rejects(registry.rollBack('mf-stores', by), /uses mf-stores\/map@1/);
  await registry.rollBackTogether(together, by);
  assert.deepEqual(await liveNow(), [old, old]);
});

test('it may be for one country, which follows all others again when it is taken back', async () => {
  const { together = 0 } = await registry.makeAllLive({ ...moved(), country: 'be' });
  assert.deepEqual(
    [await liveNow('be'), await liveNow()],
    [
      [next, next],
      [old, old],
    ],
  );
  await registry.rollBackTogether(together, by);
  assert.deepEqual(await liveNow('be'), [undefined, undefined]);
});

test('a preview of content goes live in the same write, and is put back with it', async () => {
  await rename('before', false);
  const content = await rename('after');
  const set = await registry.makeAllLive({ ...moved(), content });
  assert.deepEqual([await liveNow(), await nameNow()], [[next, next], named('after')]);
  assert.equal(set.content?.number, content);
  const [entry] = entriesOf(await registry.history());
  assert.deepEqual(entry?.map(({ remote }) => remote).sort(), ['content', 'mf-search', 'mf-stores']);
  const back = await registry.rollBackTogether(set.together ?? 0, by);
  assert.deepEqual([await liveNow(), await nameNow()], [[old, old], named('before')]);
  assert.deepEqual(back.content?.undone, [content]);
  await registry.rollBackTogether(back.together ?? 0, by);
  assert.deepEqual([await liveNow(), await nameNow()], [[next, next], named('after')]);
});

test('where one of it cannot be, nothing of it is: neither what is refused nor what fits', async () => {
  await rename('first', false);
  const content = await rename('mine', true, ['T', 'U']);
  const state = async () => [await liveNow(), await nameNow(), (await registry.history({ limit: 1 }))[0]?.id];
  const was = await state();
  const alone = { versions: { 'mf-stores': next }, content };
  await assert.rejects(registry.makeAllLive({ ...by, ...alone }), { code: 'release-breaks' });
  assert.deepEqual(await state(), was);
  assert.equal((await registry.contentPreviews()).find(({ number }) => number === content)?.stands, true);
  await rename('another', false);
  await assert.rejects(registry.makeAllLive({ ...moved(), content }), /somebody has changed these rows.*\ntypes T/s);
  assert.deepEqual(await liveNow(), [old, old]);
  const { together = 0 } = await registry.makeAllLive({ ...moved(), content, force: true });
  assert.equal(await nameNow(), named('mine'));
  await rename('since', false);
  await assert.rejects(
    registry.rollBackTogether(together, by),
    /Nothing is changed: somebody has changed types T since/,
  );
  assert.deepEqual([await liveNow(), await nameNow()], [[next, next], named('since')]);
  await registry.rollBackTogether(together, { ...by, force: true });
  assert.deepEqual([await liveNow(), await nameNow()], [[old, old], named('another')]);
});

test('what cannot be is said in one sentence, and changes nothing', async () => {
  const done = await rename(`done ${tests}`);
  await registry.publishContent({ ...by, number: done });
  const content = await rename(`to come ${tests}`);
  const { together = 0 } = await registry.makeAllLive(moved());
  await registry.rollBackTogether(together, by);
  const one = { 'mf-search': next };
  const set = (own: object) => () => registry.makeAllLive({ ...moved(), ...own });
  const cases: [string, () => Promise<unknown>, RegExp][] = [
    [
      'a version that is live',
      set({ versions: { ...one, 'mf-stores': old } }),
      new RegExp(`mf-stores ${old} is live already`),
    ],
    [
      'a version that is none',
      set({ versions: { ...one, 'mf-stores': '9.9.9' } }),
      /There is no release mf-stores 9\.9\.9/,
    ],
    ['content that is none', set({ content: 9999 }), /There is no preview 9999/],
    ['content that is published', set({ content: done }), new RegExp(`Preview ${done} has been published`)],
    ['content for a country', set({ content, country: 'be' }), /All countries show one content/],
    ['taking back what is none', () => registry.rollBackTogether(9999, by), /Nothing went live together as 9999/],
    [
      'taking it back twice',
      () => registry.rollBackTogether(together, by),
      new RegExp(`mf-search is at ${old} by now, not at ${next}`),
    ],
  ];
  const was = [await liveNow(), await nameNow()];
  for (const [what, work, said] of cases) await assert.rejects(work, said, what);
  assert.deepEqual([await liveNow(), await nameNow()], was);
});

test('a team needs the right to each, content that of its own, and both may be ops', async () => {
  const content = await rename(`by ops ${tests}`);
  const holder = async (role: 'team' | 'content' | 'ops', remotes: string[] = []) =>
    api.registry((await registry.createToken({ by: 'ann', name: role, role, remotes })).secret);
  const both = await holder('team', ['mf-search', 'mf-stores']);
  for (const [who, set] of [
    [await holder('team', ['mf-search']), moved()],
    [both, { ...moved(), content }],
    [both, { ...moved(), force: true }],
    [await holder('content'), { ...moved(), content }],
  ] as const)
    await assert.rejects(who.makeAllLive(set), { code: 'registry-forbidden' });
  assert.deepEqual(await liveNow(), [old, old]);
  const { together = 0 } = await both.makeAllLive(moved());
  await assert.rejects((await holder('team', ['mf-search'])).rollBackTogether(together, by), {
    code: 'registry-forbidden',
  });
  await both.rollBackTogether(together, by);
  const withContent = await (await holder('ops')).makeAllLive({ ...moved(), content });
  await assert.rejects(both.rollBackTogether(withContent.together ?? 0, by), { code: 'registry-forbidden' });
});
