import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import Fastify from 'fastify';
import { kitRoutes } from './routes.ts';

const folder = await mkdtemp(join(tmpdir(), 'kit-'));
const app = Fastify();
await app.register(kitRoutes, { folder });
after(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
const get = (url: string) => app.inject({ url });

test('where no kit is packed, a site says that it has none', async () => {
  assert.equal((await get('/_kit/')).statusCode >= 400, true);
});

test('every version that was packed is handed out, and the newest is the one that the site speaks', async () => {
  for (const version of ['1.9.0', '1.10.0']) await writeFile(join(folder, `site-kit-${version}.tgz`), version);
  const current = await get('/_kit/');
  assert.deepEqual(current.json(), { version: '1.10.0', address: '/_kit/site-kit-1.10.0.tgz' });
  assert.equal(current.headers['cache-control'], 'no-cache');
  const { statusCode, headers, body } = await get('/_kit/site-kit-1.9.0.tgz');
  assert.deepEqual([statusCode, body], [200, '1.9.0']);
  assert.match(String(headers['content-type']), /gzip/);
});

test('a version that is packed anew is what the next one gets, whatever npm has kept of it', async () => {
  const ask = (kept = '') => app.inject({ url: '/_kit/site-kit-2.0.0.tgz', headers: { 'if-none-match': kept } });
  await writeFile(join(folder, 'site-kit-2.0.0.tgz'), 'as it was');
  const { headers } = await ask();
  assert.equal(headers['cache-control'], 'no-cache');
  assert.equal((await ask(headers.etag)).statusCode, 304);
  await writeFile(join(folder, 'site-kit-2.0.0.tgz'), 'as it is now');
  const { statusCode, body } = await ask(headers.etag);
  assert.deepEqual([statusCode, body], [200, 'as it is now']);
});

test('nothing else of the folder is, nor of any other', async () => {
  await writeFile(join(folder, 'notes.txt'), 'ours');
  for (const path of ['notes.txt', '../routes.ts', '%2e%2e/kit.test.ts', 'site-kit-1.0.0.tgz', 'x/site-kit-1.9.0.tgz'])
    assert.equal((await get(`/_kit/${path}`)).statusCode, 404, path);
});
