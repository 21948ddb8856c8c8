import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { promisify } from 'node:util';
import { z } from 'zod';
import { contactMessage, page, upload } from '../../content-api/tables.ts';
import { registryToken } from '../../content-api/testing.ts';
import { type ContentApiProcess, environmentOf, startContentApiProcess } from '../../content-api/testing-process.ts';
import { openDatabase } from '../../database/index.ts';
import { createDatabase, createEmptyDatabase } from '../../database/testing.ts';
import { eventually } from '../../testing/eventually.ts';
import { freePort } from '../../testing/free-port.ts';

const server = process.env.TEST_DATABASE_URL;
const failure = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() });

/** A place for a site: an empty database, and a port. */
async function emptySite(context: TestContext) {
  const dataDir = await mkdtemp(join(tmpdir(), 'backup-'));
  context.after(() => rm(dataDir, { recursive: true }));
  const databaseUrl = server ? await createDatabase(server) : undefined;
  const port = freePort();
  const place = { dataDir, databaseUrl };

  return {
    ...place,
    async start(): Promise<ContentApiProcess> {
      const api = await startContentApiProcess(place, port);
      let ended: Promise<unknown> | undefined;
      const end = (...signals: NodeJS.Signals[]) => {
        ended ??= api.end(...signals);
        return ended.then(() => []);
      };
      context.after(() => end('SIGTERM'));
      return { ...api, end };
    },
    /** Runs a command as npm does. */
    async run(command: 'backup' | 'restore', ...args: string[]) {
      const program = join(import.meta.dirname, `${command}.ts`);
      try {
        const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
          env: environmentOf(place, port),
        });
        return { code: 0, stdout, stderr: '' };
      } catch (error) {
        return failure.parse(error);
      }
    },
  };
}

const signUp =
  'mutation($email: String!, $password: String!) { createAccount(email: $email, password: $password) { uid } }';
const signIn = 'mutation($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
const makeList = 'mutation($title: String!) { lists: createWishlist(title: $title) { id title } }';
const share = 'mutation($list: String!) { shareWishlist(wishlistUuid: $list) { token } }';
const shared = 'query($token: String!) { sharedWishlist(token: $token) { title } }';
const exported = '{ accountExport { wishlists { title } } }';

const lists = z.object({ lists: z.array(z.object({ id: z.string(), title: z.string() })) });
const titles = z.object({ accountExport: z.object({ wishlists: z.array(z.object({ title: z.string() })) }) });
const sharedList = z.object({ sharedWishlist: z.object({ title: z.string() }).nullable() });

const password = 'correct horse';
const tokenBy = (api: ContentApiProcess, email: string, secret = password) =>
  api
    .ask(z.object({ login: z.object({ token: z.string() }) }), signIn, { email, password: secret })
    .then(({ login }) => login.token);

const registry = (api: ContentApiProcess, bearer: string, method: string, path: string, body?: object) =>
  fetch(`${api.origin}/registry${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });

const ops = z.object({ id: z.string(), secret: z.string() });
const makeToken = async (api: ContentApiProcess) =>
  ops.parse(
    await (
      await registry(api, registryToken, 'POST', '/tokens', { name: 'Olga', role: 'ops', by: 'ann', why: '' })
    ).json(),
  );

/** An account with a list and a link to it, and its token. */
async function newMember(api: ContentApiProcess, email: string) {
  const { createAccount } = await api.ask(z.object({ createAccount: z.object({ uid: z.number() }) }), signUp, {
    email,
    password,
  });
  const token = await tokenBy(api, email);
  const list = (await api.ask(lists, makeList, { title: 'Bain' }, token)).lists[0]?.id ?? assert.fail('no list');
  const link = await api.ask(z.object({ shareWishlist: z.object({ token: z.string() }) }), share, { list }, token);
  return { uid: createAccount.uid, token, list, link: link.shareWishlist.token };
}

async function fileIn(folder: string): Promise<string> {
  const name = (await readdir(folder)).find((one) => one.endsWith('.backup')) ?? assert.fail('there is no backup');
  return join(folder, name);
}

test('a backup of a site under load is restored elsewhere, where people sign in and what had gone since stays gone', async (context) => {
  const site = await emptySite(context);
  if (!server) await createEmptyDatabase(site.dataDir);
  const { db, close } = await openDatabase(site);
  await db.insert(page).values({ path: '/page/only', seo: { title: { fr: 'Page' } }, blocks: [] });
  const words = {
    language: 'fr',
    civility: 'madam',
    firstName: 'A',
    lastName: 'B',
    email: 'a@example.org',
    phone: '1',
    subject: 'S',
    body: 'B',
  };
  const [message] = await db
    .insert(contactMessage)
    .values({ ...words, mailedAt: new Date() })
    .returning();
  await db
    .insert(upload)
    .values({ messageId: message?.id, name: 'plan.pdf', type: 'application/pdf', bytes: Buffer.alloc(100_000, 7) });
  await close();

  const api = await site.start();
  const anna = await newMember(api, 'anna@example.org');
  const bert = await newMember(api, 'bert@example.org');
  const cleo = await newMember(api, 'cleo@example.org');
  const [kept, revoked] = [await makeToken(api), await makeToken(api)];

  const acknowledged: string[] = [];
  let isOver = false;
  const writer = async (name: string) => {
    for (let count = 0; !isOver && count < 15; count += 1) {
      const title = `${name} ${count}`;
      await api.ask(lists, makeList, { title }, anna.token);
      acknowledged.push(title);
    }
  };
  const writers = ['one', 'two', 'three'].map(writer);
  await eventually(async () => acknowledged.length >= 6);
  const before = [...acknowledged];

  const folder = join(site.dataDir, 'backups');
  const keyFile = join(site.dataDir, 'key');
  const made = await site.run('backup', '--new-key', keyFile);
  const key = /age1\S+/.exec(made.stdout)?.[0] ?? assert.fail(made.stderr);
  const backup = await site.run('backup', '--to', folder, '--key', key, '--verify', '--key-file', keyFile);
  assert.equal(backup.code, 0, backup.stderr);
  assert.match(backup.stdout, /, encrypted\nIt was restored into a scratch database: every table is as it was\.\n$/);
  isOver = true;
  await Promise.all(writers);

  await api.ask(
    z.unknown(),
    'mutation($password: String!) { deleteAccount(password: $password) { isError } }',
    { password },
    bert.token,
  );
  const change = `mutation($uid: Int!, $existingPassword: String!, $newPassword: String!) {
    updatePassword(uid: $uid, existingPassword: $existingPassword, newPassword: $newPassword) { id } }`;
  await api.ask(
    z.unknown(),
    change,
    { uid: cleo.uid, existingPassword: password, newPassword: 'battery staple' },
    cleo.token,
  );
  await api.ask(
    z.unknown(),
    'mutation($list: String!) { revokeWishlistShares(wishlistUuid: $list) { id } }',
    { list: cleo.list },
    cleo.token,
  );
  assert.equal(
    (await registry(api, registryToken, 'DELETE', `/tokens/${revoked.id}`, { by: 'ann', why: 'lost' })).status,
    200,
  );
  const gone = join(site.dataDir, 'gone.jsonl');
  const kinds = async () =>
    (await readFile(gone, 'utf8').catch(() => ''))
      .split('\n')
      .flatMap((line) => (line ? [z.object({ kind: z.string() }).parse(JSON.parse(line)).kind] : []));
  await eventually(async () => (await kinds()).length === 5);
  assert.deepEqual((await kinds()).sort(), ['account', 'link', 'link', 'password', 'token']);
  assert.doesNotMatch(await readFile(gone, 'utf8'), /example\.org|[0-9a-f]{8}-[0-9a-f]{4}-/, 'hashes only');

  const file = await fileIn(folder);
  const elsewhere = await emptySite(context);
  const refused = await elsewhere.run('restore', '--from', file);
  assert.deepEqual([refused.code, /is encrypted/.test(refused.stderr)], [2, true], refused.stderr);
  const restored = await elsewhere.run('restore', '--from', file, '--key-file', keyFile, '--gone', gone);
  assert.equal(restored.code, 0, restored.stderr);
  assert.match(restored.stdout, /Gone again: 1 accounts, 1 tokens, 1 links; 1 passwords/);

  const again = await elsewhere.start();
  const token = await tokenBy(again, 'anna@example.org');
  const found = (await again.ask(titles, exported, {}, token)).accountExport.wishlists.map(({ title }) => title);
  assert.deepEqual(
    before.filter((title) => !found.includes(title)),
    [],
    'what was acknowledged before is there',
  );
  assert.deepEqual((await again.ask(sharedList, shared, { token: anna.link })).sharedWishlist, { title: 'Bain' });
  assert.equal((await registry(again, kept.secret, 'GET', '/tokens')).status, 200);

  await assert.rejects(tokenBy(again, 'bert@example.org'));
  await assert.rejects(tokenBy(again, 'cleo@example.org'));
  for (const { link } of [bert, cleo])
    assert.equal((await again.ask(sharedList, shared, { token: link })).sharedWishlist, null);
  assert.equal((await registry(again, revoked.secret, 'GET', '/tokens')).status, 401);
  await assert.rejects(again.ask(titles, exported, {}, anna.token), 'everybody is signed out');

  // A second restore takes nothing away.
  const busy = await elsewhere.run('restore', '--from', file, '--key-file', keyFile);
  assert.equal(busy.code, 1);
  assert.match(busy.stderr, server ? /is not empty: create another one/ : /The site runs on .*: end it first/);
});

test('a restore without the file of what has gone says so; a backup that is damaged or of another database touches nothing', async (context) => {
  const site = await emptySite(context);
  const folder = join(site.dataDir, 'backups');
  if (server) await (await openDatabase(site)).close();
  else await createEmptyDatabase(site.dataDir);
  assert.equal((await site.run('backup', '--to', folder)).code, 0);
  const file = await fileIn(folder);
  const third = await emptySite(context);
  const restored = await third.run('restore', '--from', file);
  assert.equal(restored.code, 0, restored.stderr);
  assert.match(restored.stdout, /Nothing was said of what has gone since .*--gone/);
  for (const args of [[], ['--since', 'yesterday', '--gone', '/dev/null'], ['--since', '2026-11-23T04:00:00Z']])
    assert.equal((await third.run('restore', ...args)).code, 2, args.join(' '));
  const since = await third.run('restore', '--since', '2026-11-23T04:00:00Z', '--gone', '/dev/null');
  assert.match(since.stdout, /Gone again: 0 accounts/, since.stderr);

  const elsewhere = await emptySite(context);
  const refusal = async (sentence: RegExp) => {
    const { code, stderr } = await elsewhere.run('restore', '--from', file);
    assert.equal(code, 2, stderr);
    assert.match(stderr, sentence);
    assert.ok(!existsSync(join(elsewhere.dataDir, 'database')));
  };

  const about = await readFile(`${file}.json`, 'utf8');
  const other = server ? about.replace('"postgresql"', '"embedded"') : about.replace('"embedded"', '"postgresql"');
  await writeFile(`${file}.json`, other);
  await refusal(/is of a site on/);
  await writeFile(`${file}.json`, about);
  const bytes = await readFile(file);
  bytes[bytes.length - 9] = (bytes[bytes.length - 9] ?? 0) ^ 1;
  await writeFile(file, bytes);
  await refusal(/is damaged/);
  await rm(`${file}.json`);
  await refusal(/is not there: it tells what is in the backup/);
});
