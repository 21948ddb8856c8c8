import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { signService } from '../tokens/tokens.ts';
import { cachePurge } from './tables.ts';
import { startTestRegistry, type TestRegistryApp, testServiceSecret } from './testing.ts';

let registry: TestRegistryApp;
before(async () => {
  registry = await startTestRegistry();
});
after(() => registry.close());

async function say(state: object, token?: string): Promise<number> {
  const authorization = `Bearer ${token ?? (await signService(testServiceSecret))}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const { status } = await registry.send({
    method: 'POST',
    path: '/purges',
    headers,
    body: Buffer.from(JSON.stringify(state)),
  });
  return status;
}

const ofGateway = (gateway: string, write: number, error: string | null = null) => ({
  gateway,
  registry: write,
  content: 1,
  error,
});

test('each gateway that runs says how far its shared cache has forgotten; one that is silent has ended', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  assert.equal(await say(ofGateway(one, 1)), 200);
  assert.equal(await say(ofGateway(other, -1, 'The shared cache answered 500')), 200);
  assert.equal(await say(ofGateway(one, 2)), 200);
  const byGateway = (states: { gateway: string }[]) => states.toSorted((a, b) => a.gateway.localeCompare(b.gateway));
  assert.deepEqual(
    byGateway(await registry.as().purges()),
    byGateway([ofGateway(one, 2), ofGateway(other, -1, 'The shared cache answered 500')]),
  );
  const longAgo = sql`now() - interval '31 seconds'`;
  await registry.database.db.update(cachePurge).set({ at: longAgo }).where(eq(cachePurge.gateway, other));
  assert.deepEqual(await registry.as().purges(), [ofGateway(one, 2)]);
  const days = sql`now() - interval '2 days'`;
  await registry.database.db.update(cachePurge).set({ at: days }).where(eq(cachePurge.gateway, other));
  await say(ofGateway(one, 3));
  assert.equal(await registry.database.db.$count(cachePurge), 1, 'after a day it is forgotten');
});

test('only a server of the site may say it', async () => {
  assert.equal(await say(ofGateway(randomUUID(), 1), 'x'), 401);
  assert.equal(await say({ ...ofGateway(randomUUID(), 1), gateway: 'me' }), 400);
});
