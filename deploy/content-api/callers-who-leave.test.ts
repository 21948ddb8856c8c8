import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { eventually } from '../testing/eventually.ts';
import { signAnonymous } from '../tokens/tokens.ts';
import {
  fillCatalogue,
  type Member,
  newMember,
  serviceSecret,
  startTestContentApi,
  type TestContentApi,
} from './testing.ts';

let api: TestContentApi;
let address: string;
let member: Member;
let underWay = 0;
before(async () => {
  api = await startTestContentApi();
  api.app.addHook('preHandler', async () => {
    underWay += 1;
  });
  address = await api.app.listen({ host: '127.0.0.1', port: 0 });
  await fillCatalogue(api, 3);
  member = await newMember(api);
});
after(() => api.close());

/** A caller who goes away while the database keeps everybody waiting for the product table, or for lists. */
async function goneDuring(query: string, token: string): Promise<void> {
  const left = new AbortController();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
  const holding = api.db.transaction(async (tx) => {
    await tx.execute(sql`lock table product, wishlist in access exclusive mode`);
    lock();
    await released;
  });
  await locked;
  const before = underWay;
  const asked = fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
    signal: left.signal,
  });
  left.signal.addEventListener('abort', () => release());
  // Where one query is answered after the other, the request does not even come so far.
  await Promise.race([eventually(() => underWay > before), new Promise((resolve) => setTimeout(resolve, 500))]);
  left.abort();
  await assert.rejects(asked);
  await holding;
}

test('a list that one asked for who went away is there for the next', async () => {
  const query = '{ products(limit: 12) { pageInfo { totalCount } } }';
  await goneDuring(query, await signAnonymous(serviceSecret));
  const shape = z.object({ products: z.object({ pageInfo: z.object({ totalCount: z.number() }) }) });
  assert.equal((await api.ask(shape, query)).products.pageInfo.totalCount, 3);
});

test('what changes something is completed, also for a caller who goes away', async () => {
  await goneDuring('mutation { createWishlist(title: "Bath") { id } }', member.token);
  await eventually(async () => (await api.db.$count(sql`wishlist`)) === 1);
});
