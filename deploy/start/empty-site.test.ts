import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import consumers from 'node:stream/consumers';
import { test } from 'node:test';
import { createEmptyDatabase } from '../database/testing.ts';
import { readSettings, startEnvironment } from '../settings/settings.ts';
import { eventually } from '../testing/eventually.ts';
import { signAnonymous } from '../tokens/tokens.ts';
import { hostsOf, withBrand } from './brand-folder.ts';
import { endProcess, launch } from './launch.ts';
import { contentApi, gateway } from './programs.ts';

test('servers that are started alone on an empty database show an empty site that says so, and no brand', async (context) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'empty-site-'));
  await createEmptyDatabase(dataDir);
  const environment = startEnvironment({ DATA_DIR: dataDir, PORT: '18080', HOST: '127.0.0.1' });
  const settings = readSettings(environment);
  const servers = [launch(contentApi(environment, 'production'))];
  context.after(async () => {
    await Promise.all(servers.map(endProcess));
    await rm(dataDir, { recursive: true, force: true });
  });
  await servers[0]?.ready;
  const answer = await fetch(`http://127.0.0.1:${settings.contentPort}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await signAnonymous(settings.serviceSecret)}`,
    },
    body: JSON.stringify({ query: '{ collections { id } sitePages { url } }' }),
  });
  assert.deepEqual(await answer.json(), { data: { collections: [], sitePages: [] } });

  const asked: string[] = [];
  const between = createServer(async (request, response) => {
    const body = await consumers.text(request);
    asked.push(body);
    const { authorization = '' } = request.headers;
    const headers = { 'content-type': 'application/json', authorization };
    const passed = await fetch(settings.contentApiUrl, { method: 'POST', headers, body });
    response.writeHead(passed.status, { 'content-type': 'application/json' }).end(await passed.text());
  }).listen(0, '127.0.0.1');
  context.after(() => between.close());
  await once(between, 'listening');
  const address = between.address();
  assert.ok(address && typeof address === 'object');
  const CONTENT_API_URL = `http://127.0.0.1:${address.port}/graphql`;
  const facing = launch(gateway({ ...environment, CONTENT_API_URL }));
  servers.push(facing);
  await facing.ready;
  const site = `http://127.0.0.1:${settings.port}`;
  const page = await fetch(`${site}/en`, { headers: { accept: 'text/html' } });
  const text = await page.text();
  assert.equal(page.status, 503);
  assert.match(text, /There is nothing to see here yet\./);
  assert.doesNotMatch(text, /rivelle/i);
  assert.equal((await fetch(`${site}/documents/catalogue.pdf`)).status, 404);
  // A new database is filled with towns as soon as the site is open, and not by a visitor who waits for them.
  await eventually(() => asked.some((body) => body.includes('places(')));
});

test('npm start shows the demonstration brand, unless it is told what else to show', () => {
  const { CONTENT_DIR, MEDIA_DIR } = withBrand({});
  assert.deepEqual([CONTENT_DIR?.endsWith('/demo/content'), MEDIA_DIR?.endsWith('/deploy/demo')], [true, true]);
  const told = { CONTENT_DIR: 'false', MEDIA_DIR: '/media', SECURITY_CONTACT: 'security@example.org' };
  assert.deepEqual(withBrand(told), told);
});

test('BRAND names the folder of another brand, with data of its own, and has to have content', async (context) => {
  const secondBrand = join(import.meta.dirname, '../../e2e/second-brand');
  const { CONTENT_DIR, MEDIA_DIR, DATA_DIR } = withBrand({ BRAND: secondBrand });
  assert.deepEqual(
    [CONTENT_DIR, MEDIA_DIR, DATA_DIR],
    [join(secondBrand, 'content'), secondBrand, '.data/brands/second-brand'],
  );
  assert.equal(withBrand({ BRAND: secondBrand, DATA_DIR: '/data' }).DATA_DIR, '/data');
  const empty = await mkdtemp(join(tmpdir(), 'no-brand-'));
  context.after(() => rm(empty, { recursive: true, force: true }));
  await mkdir(join(empty, 'bare/content'), { recursive: true });
  for (const BRAND of [empty, join(empty, 'absent'), join(empty, 'bare')])
    assert.throws(() => withBrand({ BRAND }), {
      code: 'settings-wrong',
      message: /^BRAND: .*no-brand-.*content files/,
    });
});

test('the public hosts of a brand are those of its record, alone or in a list, and none where it names none', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'brand-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'content'));
  const hosts = { be: 'www.brand.example', fr: 'fr.brand.example' };
  for (const record of [{ hosts }, [{ hosts }]]) {
    await writeFile(join(folder, 'content/brand.json'), JSON.stringify(record));
    assert.deepEqual(hostsOf(folder), Object.values(hosts));
  }
  await writeFile(join(folder, 'content/brand.json'), '{}');
  assert.deepEqual(hostsOf(folder), []);
});
