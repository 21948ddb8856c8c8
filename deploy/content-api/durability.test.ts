import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { z } from 'zod';
import { openDatabase } from '../database/index.ts';
import { createDatabase } from '../database/testing.ts';
import { freePort } from '../testing/free-port.ts';
import { account, page, product, productType, wishlist } from './tables.ts';
import { bareProduct, tokenOf } from './testing.ts';
import { type ContentApiProcess, startContentApiProcess } from './testing-process.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'durability-'));
const server = process.env.TEST_DATABASE_URL;
const databaseUrl = server ? await createDatabase(server) : undefined;
const port = freePort();

let running: ContentApiProcess | undefined;
const start = async () => {
  running = await startContentApiProcess({ dataDir, databaseUrl }, port);
  return running;
};
async function end(...signals: NodeJS.Signals[]): Promise<unknown[] | undefined> {
  const one = running;
  running = undefined;
  return one?.end(...signals);
}
after(async () => {
  await end('SIGTERM');
  await rm(dataDir, { recursive: true });
});

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
const acknowledgement = z.object({ updateWishlist: z.object({ revision_id: z.literal(2) }) });

test('what was acknowledged before the process was killed is there after the restart, and nothing is there by half', async () => {
  const lists = await makeLists();
  const { ask } = await start();
  const acknowledged = new Set<string>();
  const enough = Promise.withResolvers<void>();
  const updates = lists.map(async (list) => {
    await ask(acknowledgement, update, { id: list.id }, list.token);
    acknowledged.add(list.id);
    if (acknowledged.size === 40) enough.resolve();
  });
  await Promise.race([enough.promise, Promise.all(updates)]);
  await end('SIGKILL');
  const outcomes = await Promise.allSettled(updates);
  assert.ok(acknowledged.size >= 40 && outcomes.some(({ status }) => status === 'rejected'), `${acknowledged.size}`);

  await start();
  await end('SIGTERM');
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
  assert.deepEqual(await end('SIGINT', 'SIGTERM'), [0, null]);
});
