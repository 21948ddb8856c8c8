import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import Fastify from 'fastify';
import { openDatabase } from '../database/index.ts';
import { createDatabase, hasPostgres, openTestDatabase, startPostgres, type TestServer } from '../database/testing.ts';
import { createRegistry } from '../gateway/releases/registry.ts';
import { timed, untilInTime } from '../testing/in-time.ts';
import { registryRoutes } from './routes.ts';
import { sharedRead, watchVersions } from './watch-versions.ts';
import { takeWriteLock } from './write-lock.ts';

const secret = 's'.repeat(32);
const registryToken = 't'.repeat(32);

let postgres: TestServer | undefined;
before(async () => {
  if (hasPostgres()) postgres = await startPostgres();
});
after(() => postgres?.stop());

/** How a gateway waits. */
const patient = { waitMs: 10_000, stop: new AbortController().signal };

/** As where all notifications are lost. */
const deaf = { subscribe: () => async () => {} };

const databases = {
  'the embedded database': () => openTestDatabase(''),
  PostgreSQL: async () => openTestDatabase(postgres?.url),
};

test('who asks while a read is under way gets what was there after they asked, and all such share one read', async () => {
  let reads = 0;
  const read = sharedRead(async () => {
    reads += 1;
    const number = reads;
    await new Promise(setImmediate);
    return number;
  });
  const first = read();
  await Promise.resolve();
  await Promise.resolve();
  const later = Array.from({ length: 20 }, read);
  assert.deepEqual([await first, new Set(await Promise.all(later))], [1, new Set([2])]);
});

test('many who wait ask the database once a second, and nobody who does not', async (t) => {
  const { db, close } = await openTestDatabase('');
  t.after(close);
  let questions = 0;
  const counted = new Proxy(db, {
    get(target, name) {
      if (name === 'select') questions += 1;
      const own = Reflect.get(target, name);
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });
  const watch = watchVersions(counted, deaf);
  t.after(watch.close);
  const known = await watch.now();
  const answers = await Promise.all(Array.from({ length: 20 }, () => watch.otherThan(known, 1_500)));
  assert.deepEqual(new Set(answers), new Set([known]));
  assert.ok(questions <= 4, `${questions} questions`);
});

for (const [name, open] of Object.entries(databases)) {
  const skip = name === 'PostgreSQL' && !hasPostgres() && 'PostgreSQL is not installed';

  async function start(t: { after(end: () => unknown): void }) {
    const database = await open();
    const app = Fastify();
    app.register(registryRoutes, { prefix: '/registry', db: database.db, registryToken, serviceSecret: secret });
    const address = await app.listen();
    t.after(async () => {
      await app.close();
      await database.close();
    });
    const write = () => database.db.transaction((tx) => takeWriteLock(tx, 'registry'));
    return { ...database, app, address: `${address}/registry`, write };
  }

  test(`on ${name} all who wait hear of a write, whenever the next question would be`, { skip }, async (t) => {
    const { db, write } = await start(t);
    const watch = watchVersions(db, { everyMs: 10 * 60_000 });
    t.after(watch.close);
    for (const written of [1, 2, 3]) {
      const known = await watch.now();
      const waiting = Promise.all(Array.from({ length: 20 }, () => watch.otherThan(known, 60_000)));
      await write();
      assert.deepEqual(new Set((await waiting).map(({ registry }) => registry)), new Set([written]));
    }
  });

  test(`on ${name} every gateway that waits is told of a write within a second`, { skip }, async (t) => {
    const { address, write } = await start(t);
    const gateways = Array.from({ length: 20 }, () => createRegistry(address, secret));
    await Promise.all(gateways.map((gateway) => gateway.version()));
    let written = 0;
    const took = await untilInTime(1_000, () => {
      const waiting = Promise.all(gateways.map((gateway) => gateway.version(patient)));
      return timed(async () => {
        await write();
        written += 1;
        assert.deepEqual(new Set((await waiting).map(({ registry }) => registry)), new Set([written]));
      });
    });
    assert.ok(Math.min(...took) < 1_000, `${took} ms`);
  });

  test(`on ${name} a notification that is lost costs a second`, { skip }, async (t) => {
    const { db, write } = await start(t);
    const watch = watchVersions(db, deaf);
    t.after(watch.close);
    const took = await untilInTime(1_500, async () => {
      const known = await watch.now();
      const waiting = watch.otherThan(known, 60_000);
      await write();
      return timed(async () => assert.equal((await waiting).registry, known.registry + 1));
    });
    assert.ok(Math.min(...took) < 1_500, `${took} ms`);
  });

  test(`on ${name} a server that ends answers those who wait, and where nothing changes they are answered as well`, {
    skip,
  }, async (t) => {
    const { app, address, db } = await start(t);
    const watch = watchVersions(db);
    t.after(watch.close);
    const known = await watch.now();
    assert.deepEqual(await watch.otherThan(known, 10), known);
    const gateway = createRegistry(address, secret);
    assert.deepEqual(await gateway.version(), known);
    const waiting = gateway.version(patient);
    const took = await timed(() => app.close());
    // It has come too late to be answered, or was.
    await waiting.then(
      (versions) => assert.deepEqual(versions, known),
      ({ code }) => assert.equal(code, 'registry-failed'),
    );
    assert.ok(took < 5_000, `${took} ms`);
  });
}

test('who waits while PostgreSQL goes away is told so, and hears of what is written after it', {
  skip: !hasPostgres() && 'PostgreSQL is not installed',
}, async (t) => {
  const server = await startPostgres();
  t.after(() => server.stop());
  const { db, close } = await openDatabase({ dataDir: '', databaseUrl: await createDatabase(server.url) });
  t.after(close);
  const watch = watchVersions(db);
  t.after(watch.close);
  const known = await watch.now();
  const waiting = assert.rejects(watch.otherThan(known, 60_000));
  await server.restart(() => waiting);
  const back = await watch.now();
  assert.deepEqual(back, known);
  const told = watch.otherThan(back, 60_000);
  await db.transaction((tx) => takeWriteLock(tx, 'content'));
  assert.equal((await told).content, known.content + 1);
});
