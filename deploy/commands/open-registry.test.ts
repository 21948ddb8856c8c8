import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import Fastify from 'fastify';
import { type OpenDatabase, openDatabase } from '../database/index.ts';
import { RefusalError } from '../registry/refusal.ts';
import { registryRoutes } from '../registry/routes.ts';
import { openRegistry } from './open-registry.ts';

let dataDir: string;
let contentPort: number;
const registryToken = 't'.repeat(32);
const serviceSecret = 's'.repeat(32);
const contentHost = '127.0.0.1';
const contentApi = () => ({ contentApiUrl: `http://${contentHost}:${contentPort}/graphql` });
const rollbackMinVisits = 50;
const settings = () => ({
  dataDir,
  port: 8080,
  databaseUrl: undefined,
  contentHost,
  contentPort,
  ...contentApi(),
  registryToken,
  serviceSecret,
  rollbackMinVisits,
  contentChangesDays: 90,
  tokenDays: 90,
  releaseKeys: undefined,
  liveKey: undefined,
});

before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'open-registry-'));
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  contentPort = typeof address === 'object' && address ? address.port : 0;
  probe.close();
});
after(() => rm(dataDir, { recursive: true }));

/** A site's content API as far as the registry goes; it holds the database before it listens. */
function site({ db }: OpenDatabase) {
  const app = Fastify();
  app.register(registryRoutes, { prefix: '/registry', db, registryToken, serviceSecret });
  return app;
}

test('where no site runs the database is opened, and given back', async () => {
  for (const _ of ['once', 'and again']) {
    const { client, siteRuns, close } = await openRegistry(settings());
    assert.equal(siteRuns, false);
    assert.deepEqual(await client.live(), { registry: 0, live: {}, retired: [] });
    await close();
  }
});

test('a site that is just starting is waited for, and asked over HTTP', async () => {
  const database = await openDatabase({ dataDir, port: contentPort, sitePort: 8300 });
  const app = site(database);
  const opening = openRegistry(settings());
  await app.listen({ port: contentPort, host: '127.0.0.1' });
  const { client, siteRuns, sitePort } = await opening;
  assert.deepEqual([siteRuns, sitePort], [true, 8300]);
  assert.deepEqual(await client.versions(), { registry: 0, content: 0 });

  const change = { version: '1.0.0', by: 'ann', why: '' };
  await assert.rejects(
    client.makeLive('mf-search', change),
    (error) => error instanceof RefusalError && error.status === 404 && error.code === 'release-unknown',
  );
  const stranger = await openRegistry({ ...settings(), registryToken: 'another' });
  await assert.rejects(stranger.client.makeLive('mf-search', change), { code: 'registry-token-wrong' });

  await app.close();
  await assert.rejects(client.live(), { code: 'registry-failed' });
  await database.close();
});
