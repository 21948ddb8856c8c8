import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createEmptyDatabase } from '../database/testing.ts';
import { testShell } from '../gateway/testing/release.ts';
import { freeRange } from '../production/machines.ts';
import { registryOverHttp } from '../registry/client.ts';
import { signingKeyOf } from '../settings/installation-keys.ts';
import { readSettings, startEnvironment } from '../settings/settings.ts';
import { eventually } from '../testing/eventually.ts';
import { endProcess, launch } from './launch.ts';
import { contentApi, gateway, renderServer } from './programs.ts';

test('the servers of npm start take and show what is signed with its own key, and nothing else', async (context) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'signed-site-'));
  await createEmptyDatabase(dataDir);
  await mkdir(join(dataDir, 'releases'));
  const environment = startEnvironment({ DATA_DIR: dataDir, PORT: String(await freeRange()), HOST: '127.0.0.1' });
  const settings = readSettings(environment);
  const started = [contentApi(environment, 'production'), renderServer(settings, join(dataDir, 'releases'))];
  const servers = started.map((program) => launch(program));
  context.after(async () => {
    await Promise.all(servers.map(endProcess));
    await rm(dataDir, { recursive: true, force: true });
  });
  for (const { ready } of servers) await ready;
  const registry = (signingKey = signingKeyOf(dataDir)) =>
    registryOverHttp(`http://127.0.0.1:${settings.contentPort}`, settings.registryToken, { signingKey });
  const { manifest, files } = testShell();
  const encoded = [...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]);
  const upload = { manifest, files: Object.fromEntries(encoded), live: true, force: true, by: 'ann', why: '' };
  const unsigned = registryOverHttp(`http://127.0.0.1:${settings.contentPort}`, settings.registryToken);
  await assert.rejects(unsigned.publish(upload), { code: 'release-unsigned' });
  await registry().publish(upload);
  const facing = launch(gateway(environment));
  servers.push(facing);
  await facing.ready;
  await eventually(async () => {
    const ready = await fetch(`http://127.0.0.1:${settings.port}/health/ready`);
    return ready.ok && (await ready.text()) === '{"ready":true}';
  });
  const page = await fetch(`http://127.0.0.1:${settings.port}/fr`, { headers: { accept: 'text/html' } });
  assert.match(await page.text(), /of shell 1\.0\.0/);
});
