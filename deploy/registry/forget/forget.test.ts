import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { createReleaseKeeper } from '../release-keeper.ts';
import { history, release, releaseFile } from '../tables.ts';
import { filesOf, testManifest } from '../test-manifest.ts';
import { startTestRegistry, type TestRegistryApp } from '../testing.ts';
import { usualRules } from '../verdict/verdict.ts';

const files = { 'server.cjs': 'exports.render = 1', 'browser/remoteEntry.js': 'var mf_search' };
const about = { by: 'ann', why: 'because' };

let registry: TestRegistryApp;
before(async () => {
  registry = await startTestRegistry();
});
after(() => registry.close());

interface Build {
  name: string;
  version: string;
  shared?: Record<string, { requires: string }>;
  modules?: string[];
}

async function publish(build: Build, live = false): Promise<void> {
  const manifest = testManifest({ ...build, container: build.name.replaceAll(/[-.]/g, '_'), files: filesOf(files) });
  const encoded = Object.entries(files).map(([path, text]) => [path, Buffer.from(text).toString('base64')]);
  await registry.as().publish({ ...about, manifest, files: Object.fromEntries(encoded), live });
}

/** A release that was published, without files. */
const releaseRow = (name: string, version: string) => ({
  ...{ name, version, source: 'x', publishedBy: 'ann', why: '' },
  manifest: testManifest({ name, version }),
});

/** As if all that has happened so far to a remote had happened earlier. Lines of the history are changed by nobody else. */
async function pass(days: number, name: string): Promise<void> {
  await registry.database.db.transaction(async (tx) => {
    await tx.execute(
      sql`update release set published_at = published_at - make_interval(days => ${days}) where name = ${name}`,
    );
    await tx.execute(sql`alter table history disable trigger user`);
    await tx.execute(sql`update history set at = at - make_interval(days => ${days}) where remote = ${name}`);
    await tx.execute(sql`alter table history enable trigger user`);
  });
}

const wanted = { olderThanDays: 365, ...about };
const wouldForget = async (name: string): Promise<string[]> =>
  (await registry.as().forget({ ...wanted, dryRun: true })).forgotten.flatMap((one) =>
    one.name === name ? [one.version] : [],
  );
const refusedWith = (code: string) => ({ name: 'RefusalError', code });

test('what was not live for 90 days is forgotten, but never what is live, or what a rollback leads to', async () => {
  const name = 'mf-first';
  for (const version of ['1.0.0', '1.0.1', '1.0.2', '1.0.3']) await publish({ name, version }, true);
  assert.deepEqual(await wouldForget(name), [], 'nothing is old');
  await pass(364, name);
  assert.deepEqual(await wouldForget(name), [], 'nothing is old enough');
  await pass(2, name);
  assert.deepEqual(await wouldForget(name), ['1.0.0', '1.0.1']);
  await registry.as().makeLive(name, { ...about, version: '1.0.0' });
  await pass(89, name);
  assert.deepEqual(await wouldForget(name), ['1.0.1', '1.0.2'], 'it was live until 89 days ago');
});

test('a version of a country’s own, a rollout, what is dated and what a QA link shows stay', async () => {
  const name = 'mf-second';
  const client = registry.as();
  for (const patch of [0, 1, 2, 3, 4, 5, 6]) await publish({ name, version: `1.0.${patch}` });
  for (const version of ['1.0.5', '1.0.6']) await client.makeLive(name, { ...about, version });
  await client.makeLive(name, { ...about, version: '1.0.1', country: 'be' });
  await client.rollOut(name, { ...about, version: '1.0.2', percent: 10 });
  await pass(400, name);
  const liveAt = new Date(Date.now() + 86_400_000).toISOString();
  await client.date({ ...about, name, version: '1.0.3', liveAt });
  await client.signQaLink({ ...about, versions: { [name]: '1.0.4' }, faults: {}, seconds: 60 });
  assert.deepEqual(await wouldForget(name), ['1.0.0']);
});

test('a rollout that was replaced by another one counts as live until then', async () => {
  const name = 'mf-third';
  const client = registry.as();
  for (const patch of [0, 1, 2]) await publish({ name, version: `1.0.${patch}` }, patch === 0);
  await client.rollOut(name, { ...about, version: '1.0.1', percent: 10 });
  await pass(400, name);
  await client.rollOut(name, { ...about, version: '1.0.2', percent: 10 });
  assert.deepEqual(await wouldForget(name), []);
  await pass(91, name);
  assert.deepEqual(await wouldForget(name), ['1.0.1']);
});

test('what was retired comes back with all its versions, however long ago that was', async () => {
  const name = 'mf-fourth';
  const client = registry.as();
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) await publish({ name, version }, true);
  const { together = 0 } = await client.retire(name, { ...about, redirects: {} });
  await pass(400, name);
  assert.deepEqual(await wouldForget(name), ['1.0.0']);
  await client.forget(wanted);
  await client.rollBackTogether(together, about);
  assert.equal((await client.live()).live['*']?.[name]?.version, '1.0.2');
});

test('libraries stay that something needs which stays', async () => {
  const modules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
  const library = (version: string) => ({ name: 'react-19.3', version, modules });
  for (const version of ['19.3.0', '19.3.1', '19.3.2']) await publish(library(version));
  await pass(400, 'react-19.3');
  assert.deepEqual(await wouldForget('react-19.3'), ['19.3.0', '19.3.1', '19.3.2'], 'nothing takes them');
  await publish({ name: 'mf-fifth', version: '1.0.0', shared: { react: { requires: '~19.3.0' } } });
  await publish({ name: 'mf-fifth', version: '1.0.1', shared: { react: { requires: '19.3.0' } } });
  assert.deepEqual(await wouldForget('react-19.3'), ['19.3.1']);
});

test('what is forgotten stays in list and history, has no files, and goes live in no way', async () => {
  const name = 'mf-sixth';
  const client = registry.as();
  for (const version of ['1.0.0', '1.0.1', '1.0.2', '1.0.3']) await publish({ name, version }, true);
  await pass(400, name);
  const before = await client.versions();
  const { forgotten, bytes } = await client.forget({ ...wanted, why: 'room' });
  const own = forgotten.filter((one) => one.name === name).map(({ version }) => version);
  assert.deepEqual(own, ['1.0.0', '1.0.1']);
  assert.ok(bytes >= 2 * (files['server.cjs'].length + files['browser/remoteEntry.js'].length));
  assert.ok((await client.versions()).registry > before.registry, 'gateways look again');

  await createReleaseKeeper(registry.database.db, usualRules, { warn: () => undefined }).removeForgotten();
  const left = await registry.database.db
    .select({ version: releaseFile.version, name: releaseFile.name })
    .from(releaseFile);
  assert.deepEqual(
    new Set(left.filter((one) => one.name === name).map(({ version }) => version)),
    new Set(['1.0.2', '1.0.3']),
  );
  const { releases } = await client.releases({ remote: name });
  assert.deepEqual(
    releases.map(({ version, isForgotten }) => [version, isForgotten]),
    [
      ['1.0.3', false],
      ['1.0.2', false],
      ['1.0.1', true],
      ['1.0.0', true],
    ],
  );
  const [line] = await client.history({ remote: name });
  assert.deepEqual(
    [line?.action, line?.person, line?.why],
    ['forget', 'ann', 'room (the files of 2 releases older than 365 days)'],
  );

  const gone = refusedWith('release-forgotten');
  await assert.rejects(client.makeLive(name, { ...about, version: '1.0.0' }), gone);
  await assert.rejects(client.makeAllLive({ ...about, versions: { [name]: '1.0.0' } }), gone);
  await assert.rejects(client.rollOut(name, { ...about, version: '1.0.0', percent: 5 }), gone);
  await assert.rejects(
    client.date({ ...about, name, version: '1.0.0', liveAt: new Date(Date.now() + 60_000).toISOString() }),
    gone,
  );
  await assert.rejects(client.signQaLink({ ...about, versions: { [name]: '1.0.0' }, faults: {}, seconds: 60 }), gone);
  await assert.rejects(client.file(name, '1.0.0', 'server.cjs'), gone);
  await assert.rejects(publish({ name, version: '1.0.0' }), {
    ...gone,
    message: 'The files of mf-sixth 1.0.0 were forgotten: release it again, under another version',
  });
  await client.rollBack(name, about);
  await assert.rejects(client.rollBack(name, about), gone);
  assert.equal((await client.live()).live['*']?.[name]?.version, '1.0.2');
});

test('only operations have anything forgotten, and nothing that is younger than 90 days', async () => {
  const { secret } = await registry.as().createToken({ role: 'team', name: 'Team', remotes: ['mf-first'], by: 'ann' });
  await assert.rejects(registry.as(secret).forget(wanted), refusedWith('registry-forbidden'));
  await assert.rejects(registry.as().forget({ ...wanted, olderThanDays: 89 }), refusedWith('release-refused'));
  const lines = await registry.database.db.select().from(history);
  assert.ok(lines.every(({ action, why }) => action !== 'forget' || !why.includes('89')));
});

test('whatever has happened, the rollback of any remote leads to what has its files', async () => {
  const client = registry.as();
  let remotes = 0;
  const version = fc.constantFrom('1.0.0', '1.0.1', '1.0.2', '1.0.3');
  const country = fc.constantFrom('*', 'be', 'fr');
  const step = fc.record({
    what: fc.constantFrom('live', 'live', 'roll-out', 'promote', 'halt', 'back', 'pass'),
    version,
    country,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      remotes += 1;
      const name = `mf-${'x'.repeat(remotes)}`;
      const versions = [0, 1, 2, 3].map((patch) => `1.0.${patch}`);
      await registry.database.db.insert(release).values(versions.map((one) => releaseRow(name, one)));
      for (const one of steps) {
        const change = { ...about, country: one.country };
        const doing: Record<string, () => Promise<unknown>> = {
          live: () => client.makeLive(name, { ...change, version: one.version }),
          'roll-out': () => client.rollOut(name, { ...change, version: one.version, percent: 10 }),
          promote: () => client.promote(name, change),
          halt: () => client.halt(name, change),
          back: () => client.rollBack(name, change),
          pass: () => pass(60, name),
        };
        // What there is nothing to do for is refused.
        await doing[one.what]?.().catch(() => undefined);
      }
      await pass(400, name);
      await client.forget(wanted);
      const { releases } = await client.releases({ remote: name });
      const gone = releases.filter(({ isForgotten }) => isForgotten).map((one) => one.version);
      const seen = Object.values((await client.live()).live).flatMap((remotes) => remotes[name] ?? []);
      for (const { version: live, candidate } of seen)
        assert.ok(!gone.includes(live) && !gone.includes(candidate?.version ?? ''), `${live} is live`);
      for (const where of ['*', 'be', 'fr'])
        await client.rollBack(name, { ...about, country: where }).catch(({ code }) => {
          assert.notEqual(code, 'release-forgotten', where);
        });
    }),
    { numRuns: 15 },
  );
});
