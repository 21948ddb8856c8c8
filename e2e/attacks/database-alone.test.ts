import assert from 'node:assert/strict';
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { and, eq, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { type Manifest, manifestSchema } from 'shared/release';
import { integrityOf } from 'shared/release/integrity';
import { openTestDatabase } from '../../deploy/database/testing.ts';
import { createRegistry } from '../../deploy/gateway/releases/registry.ts';
import { type TestRelease, testRelease, testShell } from '../../deploy/gateway/testing/release.ts';
import { serviceSecret, startTestSite, type TestSite } from '../../deploy/gateway/testing/site.ts';
import { createExaminer } from '../../deploy/registry/can-release/examiner.ts';
import { registryClient, sendInto } from '../../deploy/registry/client.ts';
import { createDue } from '../../deploy/registry/dated/due.ts';
import { releasePerformer } from '../../deploy/registry/dated/release.ts';
import { registryRoutes } from '../../deploy/registry/routes.ts';
import { beginSigning } from '../../deploy/registry/signing/begin-signing.ts';
import { followReleaseKeys, type ReleaseKeys, signManifest } from '../../deploy/registry/signing/release-keys.ts';
import { signStatement, statementSchema } from '../../deploy/registry/signing/statement.ts';
import { dated, live, liveStatement, registryVersion, release, releaseFile } from '../../deploy/registry/tables.ts';
import { eventually } from '../../deploy/testing/eventually.ts';
import { makePrivateKey, publicTextOf } from '../../deploy/tokens/signatures.ts';

// Somebody writes to the database whatever they like, and to nothing else: neither to the disk of a server nor to a program.

const registryToken = 't'.repeat(32);
const about = { by: 'ann', why: '' };
const newKey = () => createPrivateKey(makePrivateKey());
const shellKey = newKey();
const contentKey = newKey();
const registryKey = newKey();

const page = (version: string, text = `page ${version}`) =>
  testRelease({ name: 'mf-content', version, pages: ['home', 'cms'], render: `return part('<i>${text}</i>')` });

/** A registry that signs and gateways that check: 1.1.0 of mf-content was rolled back, 1.2.0 is live. */
async function open(context: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'database-alone-'));
  const files = { trusted: join(folder, 'release-keys.json'), live: join(folder, 'live.pem') };
  const teams = [
    { holder: 'Team Shell', public: publicTextOf(shellKey), remotes: ['shell'] },
    { holder: 'Team Content', public: publicTextOf(contentKey), remotes: ['mf-content'] },
  ];
  const trusted = { keys: teams, live: [{ holder: 'the registry', public: publicTextOf(registryKey) }] };
  await writeFile(files.trusted, JSON.stringify(trusted));
  await writeFile(files.live, registryKey.export({ format: 'pem', type: 'pkcs8' }));

  const database = await openTestDatabase();
  const { db } = database;
  const dataDir = join(folder, 'registry');
  const stopSigning = await beginSigning(db, { liveKey: files.live, databaseUrl: undefined, dataDir });
  const app = Fastify();
  const releaseKeys = followReleaseKeys(files.trusted, { error: assert.fail });
  app.register(registryRoutes, { prefix: '/registry', db, registryToken, serviceSecret, releaseKeys });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const sites: TestSite[] = [];
  context.after(async () => {
    for (const site of sites) await site.close();
    stopSigning();
    await app.close();
    await database.close();
    await rm(folder, { recursive: true });
  });
  const holding = (key?: KeyObject) => registryClient(sendInto(app), registryToken, key);
  const publish = ({ manifest, files }: TestRelease, key?: KeyObject) => {
    const encoded = [...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]);
    return holding(key).publish({ manifest, files: Object.fromEntries(encoded), live: true, ...about });
  };
  await publish(testShell(), shellKey);
  await publish(page('1.0.0'), contentKey);
  await publish(page('1.1.0'), contentKey);
  await holding().rollBack('mf-content', about);
  await publish(page('1.2.0'), contentKey);

  async function startGateway(): Promise<TestSite> {
    const over = createRegistry(`${origin}/registry`, serviceSecret);
    const site = await startTestSite([], { releaseKeys: files.trusted }, { over });
    sites.push(site);
    return site;
  }
  const look = () => db.update(registryVersion).set({ registry: sql`${registryVersion.registry} + 1` });
  const trust = (change: (keys: typeof trusted) => Partial<ReleaseKeys>) =>
    writeFile(files.trusted, JSON.stringify({ ...trusted, ...change(trusted) }));
  return { db, publish, registry: holding(), look, trust, running: await startGateway(), startGateway };
}

const shown = async (site: TestSite): Promise<string | undefined> =>
  /<i>(.*?)<\/i>/.exec((await site.get('/fr')).body)?.[1];
const refused = async (site: TestSite): Promise<string> =>
  [(await site.get('/health/ready')).json().refused ?? []].flat().join('\n');
const isContent = (version: string) => and(eq(release.name, 'mf-content'), eq(release.version, version));

/** Changes the stored manifest of 1.2.0. */
async function rewrite(
  { db }: Awaited<ReturnType<typeof open>>,
  change: (manifest: Manifest) => object,
): Promise<void> {
  const [row] = await db.select().from(release).where(isContent('1.2.0'));
  const said = row?.manifest;
  assert.ok(said);
  await db
    .update(release)
    .set({ manifest: { ...said, ...change(manifestSchema.parse(said)) } })
    .where(isContent('1.2.0'));
}

const evil = Buffer.from(
  "module.exports.warm = async () => {}; module.exports.render = async () => ({ missing: false, html: '<i>evil</i>', data: {}, seo: { title: '' } });",
);
const withEvil = ({ files }: Manifest) => ({
  files: { ...files, 'server.cjs': { bytes: evil.length, integrity: integrityOf(evil) } },
});

/** What was asked to be served is not, by the gateway that runs and by one that starts on an empty disk. */
async function holds(attacked: Awaited<ReturnType<typeof open>>, why: RegExp): Promise<void> {
  await attacked.look();
  const fresh = await attacked.startGateway();
  assert.notEqual(await shown(fresh), 'evil');
  assert.notEqual(await shown(fresh), 'page 1.1.0');
  await eventually(async () => why.test(await refused(fresh)));
  assert.equal(await shown(attacked.running), 'page 1.2.0');
}

test('what teams have signed is shown, and nothing is refused', async (context) => {
  const { running, startGateway } = await open(context);
  const fresh = await startGateway();
  assert.deepEqual([await shown(running), await shown(fresh)], ['page 1.2.0', 'page 1.2.0']);
  assert.deepEqual((await fresh.get('/health/ready')).json(), { ready: true });
});

test('a key that is written into the file, or revoked there, counts or counts no more while the site runs', async (context) => {
  const { publish, running, trust } = await open(context);
  const another = newKey();
  const added = { holder: 'Team Content', public: publicTextOf(another), remotes: ['mf-content'] };
  await trust(({ keys }) => ({ keys: [...keys, added] }));
  await eventually(() =>
    publish(page('1.3.0'), another).then(
      () => true,
      () => false,
    ),
  );
  await eventually(async () => (await shown(running)) === 'page 1.3.0');
  await trust(({ keys }) => ({ keys, revoked: [added] }));
  await eventually(async () => (await shown(running)) === undefined);
  assert.match(await refused(running), /mf-content 1\.3\.0 is signed with the key .*, which may not sign it/);
  await assert.rejects(publish(page('1.4.0'), another), { code: 'release-unsigned' });
  await publish(page('1.4.0'), contentKey);
  await eventually(async () => (await shown(running)) === 'page 1.4.0');
});

test('a remote with keys gets no release in that its team has not signed, nor with the key of another team', async (context) => {
  const { publish, running } = await open(context);
  await assert.rejects(publish(page('1.3.0')), { code: 'release-unsigned', message: /1\.3\.0 is not signed/ });
  await assert.rejects(publish(page('1.3.0'), shellKey), { code: 'release-unsigned', message: /may not sign it/ });
  assert.equal(await shown(running), 'page 1.2.0');
});

test('a file that is changed together with its hash is not served', async (context) => {
  const attacked = await open(context);
  await attacked.db.update(releaseFile).set({ content: evil }).where(eq(releaseFile.path, 'server.cjs'));
  await rewrite(attacked, withEvil);
  await holds(attacked, /mf-content 1\.2\.0 has been changed since it was signed/);
});

test('a manifest that says another thing of what it gives, or names another script, counts for nothing', async (context) => {
  const attacked = await open(context);
  await rewrite(attacked, () => ({ gives: ['mf-content/blocks@1'], entry: 'browser/fr.js' }));
  await holds(attacked, /mf-content 1\.2\.0 has been changed since it was signed/);
});

test('a key that the database brings along is none', async (context) => {
  const attacked = await open(context);
  await attacked.db.update(releaseFile).set({ content: evil }).where(eq(releaseFile.path, 'server.cjs'));
  const own = newKey();
  await rewrite(attacked, (manifest) => signManifest({ ...manifest, ...withEvil(manifest) }, own));
  await holds(attacked, /is signed with the key [0-9a-f]{16}, which may not sign it/);
});

test('a version that was rolled back does not come back by the rows of what is live, for all or for a country', async (context) => {
  const attacked = await open(context);
  const { db, running } = attacked;
  await db.insert(live).values({ remote: 'mf-content', country: 'be', version: '1.1.0' });
  await db.update(live).set({ version: '1.1.0' }).where(eq(live.remote, 'mf-content'));
  await holds(attacked, /mf-content 1\.1\.0 for be is live by the database, and nobody has signed that/);
  await eventually(async () => /1\.1\.0 for \*/.test(await refused(running)));
});

test('what somebody has written to the rows is not signed with the next change', async (context) => {
  const attacked = await open(context);
  const { db, publish } = attacked;
  await db.insert(live).values({ remote: 'mf-content', country: 'be', version: '1.1.0' });
  await publish(testShell('1.1.0'), shellKey);
  await holds(attacked, /mf-content 1\.1\.0 for be/);
});

test('what was signed earlier is over, also for a gateway that knows nothing yet', async (context) => {
  const attacked = await open(context);
  const { db, publish, registry } = attacked;
  await publish(page('1.3.0', 'page 1.2.0'), contentKey);
  const [earlier] = await db.select().from(liveStatement);
  assert.ok(earlier);
  await registry.rollBack('mf-content', about);
  await eventually(async () => /1\.3\.0/.test(JSON.stringify((await registry.live()).live)) === false);
  await db.update(liveStatement).set(earlier);
  const fresh = await attacked.startGateway();
  assert.doesNotMatch((await fresh.get('/fr')).body, /mf-content\/1\.3\.0/);
  await publish(testShell('1.1.0'), shellKey);
  await eventually(async () => /shell 1\.1\.0/.test((await fresh.get('/fr')).body));
  assert.doesNotMatch((await fresh.get('/fr')).body, /mf-content\/1\.3\.0/);
});

test('what happens by itself does not bring back what was rolled back, whatever rows ask for it', async (context) => {
  const attacked = await open(context);
  const { db } = attacked;
  const row = { remote: 'mf-content', country: '*', version: '1.1.0', at: new Date(), action: 'make-live' as const };
  await db.insert(dated).values({ ...row, who: 'eve', person: 'eve', tokenId: 'admin', why: '', forced: true });
  const performer = releasePerformer(createExaminer());
  const said = context.mock.fn();
  await createDue(db, { release: performer, content: performer }, { warn: said })();
  const [left] = await db.select().from(dated);
  assert.match(left?.failed ?? '', /mf-content 1\.1\.0 was rolled back for all countries: only a person/);
  assert.equal(said.mock.callCount(), 1);
  assert.equal(await shown(await attacked.startGateway()), 'page 1.2.0');
});

test('what is live that another key has signed, or nobody, is not', async (context) => {
  const attacked = await open(context);
  const { db } = attacked;
  const [row] = await db.select().from(liveStatement);
  assert.ok(row);
  const statement = statementSchema.parse(JSON.parse(row.text));
  const own = {
    ...statement,
    number: 1_000,
    live: { '*': { ...statement.live['*'], 'mf-content': { version: '1.1.0' } } },
  };
  await db.update(liveStatement).set(signStatement(own, newKey()));
  await attacked.look();
  assert.equal(await shown(await attacked.startGateway()), 'page 1.2.0');
  await db.delete(liveStatement);
  await attacked.look();
  assert.equal(await shown(await attacked.startGateway()), 'page 1.2.0');
});

test('a release that somebody wrote into the database, under a new version or a new name, is not live', async (context) => {
  const attacked = await open(context);
  const { db } = attacked;
  for (const name of ['mf-content', 'mf-evil']) {
    const { manifest, files } = testRelease({
      name,
      version: '9.0.0',
      pages: ['home'],
      render: "return part('<i>evil</i>')",
    });
    await db
      .insert(release)
      .values({ name, version: '9.0.0', manifest, source: 'source-of-evil', publishedBy: 'eve', why: '' });
    for (const [path, content] of files) await db.insert(releaseFile).values({ name, version: '9.0.0', path, content });
    await db
      .insert(live)
      .values({ remote: name, country: '*', version: '9.0.0' })
      .onConflictDoUpdate({ target: [live.remote, live.country], set: { version: '9.0.0' } });
  }
  await holds(attacked, /mf-evil 9\.0\.0 for \* is live by the database/);
});

test('who takes the files of a version away does not keep the one alive that is rolled back from it', async (context) => {
  const attacked = await open(context);
  const { db, registry } = attacked;
  // A gateway that has only ever had 1.2.0.
  const fresh = await attacked.startGateway();
  assert.equal(await shown(fresh), 'page 1.2.0');
  await db.delete(releaseFile).where(and(eq(releaseFile.name, 'mf-content'), eq(releaseFile.version, '1.0.0')));
  await registry.rollBack('mf-content', { ...about, force: true });
  await eventually(async () => (await fresh.get('/health/ready')).json().unopened !== undefined);
  assert.notEqual(await shown(fresh), 'page 1.2.0');
});
