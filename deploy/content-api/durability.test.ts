import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { z } from 'zod';
import { openDatabase } from '../database/index.ts';
import { createDatabase } from '../database/testing.ts';
import { account, page, product, productType, wishlist } from './tables.ts';
import { bareProduct, registryToken, serviceSecret, tokenOf } from './testing.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'durability-'));
const server = process.env.TEST_DATABASE_URL;
const databaseUrl = server ? await createDatabase(server) : undefined;
const port = await freePort();

async function freePort(): Promise<number> {
  const listening = createServer().listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  listening.close();
  return address && typeof address === 'object' ? address.port : assert.fail('no port is free');
}

let running: ChildProcess | undefined;
after(async () => {
  if (running) await kill(running, 'SIGTERM');
  await rm(dataDir, { recursive: true });
});

/** The content API as a process of its own, as `npm start` runs it. */
async function start(): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PORT: '1',
      RENDER_PORT: '2',
      CONTENT_PORT: String(port),
      SERVICE_SECRET: serviceSecret,
      REGISTRY_TOKEN: registryToken,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  const [line] = await once(createInterface(child.stdout), 'line', { signal: AbortSignal.timeout(60_000) });
  assert.match(String(line), /^ready: content-api/);
}

async function kill(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

interface List {
  id: string;
  token: string;
}

/** 200 lists of two accounts, and the one product that is put into each of them. */
async function makeLists(): Promise<List[]> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  // With a page there is content, and the server adds none.
  await db.insert(page).values({ path: '/page/only', seo: { title: { fr: 'Page' } }, blocks: [] });
  await db.insert(productType).values({ value: 'Miroir', name: { fr: 'Miroir' }, position: 1 });
  await db.insert(product).values(bareProduct('P-1', 1));
  const lists: List[] = [];
  for (const email of ['anna@example.org', 'bert@example.org']) {
    const [made] = await db.insert(account).values({ email, passwordHash: '' }).returning();
    assert.ok(made);
    const token = await tokenOf({ db }, made);
    const rows = Array.from({ length: 100 }, (_, index) => ({ accountId: made.id, title: `before ${index}` }));
    for (const { id } of await db.insert(wishlist).values(rows).returning()) lists.push({ id, token });
  }
  await close();
  return lists;
}

const update = `mutation($id: String!) {
  updateWishlist(wishlist: { id: $id, title: "after", revision_id: 1 }, products: [{ id: "P-1" }]) { revision_id } }`;
const acknowledgement = z.object({ data: z.object({ updateWishlist: z.object({ revision_id: z.literal(2) }) }) });

async function updateList({ id, token }: List): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: update, variables: { id } }),
  });
  acknowledgement.parse(await response.json());
}

test('what was acknowledged before the process was killed is there after the restart, and nothing is there by half', async () => {
  const lists = await makeLists();
  await start();
  const acknowledged = new Set<string>();
  const enough = Promise.withResolvers<void>();
  const updates = lists.map(async (list) => {
    await updateList(list);
    acknowledged.add(list.id);
    if (acknowledged.size === 40) enough.resolve();
  });
  await Promise.race([enough.promise, Promise.all(updates)]);
  assert.ok(running);
  await kill(running, 'SIGKILL');
  running = undefined;
  const outcomes = await Promise.allSettled(updates);
  assert.ok(acknowledged.size >= 40 && outcomes.some(({ status }) => status === 'rejected'), `${acknowledged.size}`);

  await start();
  assert.ok(running);
  await kill(running, 'SIGTERM');
  running = undefined;
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  const rows = await db.select().from(wishlist);
  await close();
  assert.equal(rows.length, 200);
  for (const { id, title, revision, products } of rows) {
    if (acknowledged.has(id)) assert.equal(title, 'after');
    assert.deepEqual([revision, products], title === 'after' ? [2, ['P-1']] : [1, []]);
  }
});

test('a server that is asked to end by the terminal and by whoever started it ends once, in peace', async () => {
  await start();
  const child = running ?? assert.fail('nothing runs');
  running = undefined;
  const gone = once(child, 'exit');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  assert.deepEqual(await gone, [0, null]);
});
