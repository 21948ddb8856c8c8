import assert from 'node:assert/strict';
import { type IncomingHttpHeaders, request } from 'node:http';
import { after, before, test } from 'node:test';
import { testRelease, testShell } from '../gateway/testing/release.ts';
import { startTestSite, type TestSite } from '../gateway/testing/site.ts';
import { eventually } from '../testing/eventually.ts';
import { freeRange } from './machines.ts';
import { hasNginx } from './nginx.ts';
import { startSharedCache } from './shared-cache.ts';

const skip = hasNginx() ? false : 'it needs nginx';
const purgeToken = 'a-token-of-the-cache';
const content = (version: string) =>
  testRelease({
    name: 'mf-content',
    version,
    pages: ['home', 'cms'],
    render: `return part('<h1>' + task.name + ' by ${version}</h1>')`,
  });

let site: TestSite;
let stopCache = async () => {};
let port: number;
before(async () => {
  if (skip) return;
  port = await freeRange();
  const gateway = `127.0.0.1:${port + 1}`;
  const purgeUrl = `http://127.0.0.1:${port + 2}/`;
  // The cache is there first: a gateway that starts has it forget.
  stopCache = await startSharedCache({ port, purgePort: port + 2, gateway, purgeToken });
  site = await startTestSite([testShell(), content('1.0.0')], {
    sharedCache: { purgeUrl, purgeToken },
    trustedProxies: ['127.0.0.1'],
  });
  site.registry.publish(content('2.0.0'));
  await site.app.listen({ port: port + 1, host: '127.0.0.1' });
  await eventually(() => site.registry.purges.length > 1);
});
after(async () => {
  await site?.close();
  await stopCache();
});

interface Answer {
  cache: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    request({ port, path, headers: { host: 'be.localhost', ...headers } }, (answer) => {
      let body = '';
      answer.setEncoding('latin1').on('data', (piece) => {
        body += piece;
      });
      const { 'x-cache': cache, ...rest } = answer.headers;
      answer.on('end', () => resolve({ cache: cache?.toString(), headers: rest, body }));
    })
      .on('error', reject)
      .end();
  });

test('a page is fetched once for everybody, for each host, address and compression', { skip }, async () => {
  for (const [path, headers] of [
    ['/fr', {}],
    ['/fr?page=2', {}],
    ['/nl', {}],
    ['/fr', { host: 'fr.localhost' }],
    ['/fr', { 'accept-encoding': 'br' }],
    ['/fr', { 'accept-encoding': 'gzip, deflate' }],
  ] as [string, Record<string, string>][]) {
    const [first, second] = [await get(path, headers), await get(path, { ...headers, cookie: 'locale=nl; consent=x' })];
    assert.deepEqual([first.cache, second.cache], ['MISS', 'HIT'], `${path} ${JSON.stringify(headers)}`);
    assert.equal(second.body, first.body);
    assert.equal(second.headers['content-encoding'], headers['accept-encoding']?.split(',')[0]);
  }
  assert.match((await get('/fr', { host: 'fr.localhost' })).body, /data-country="fr"/);
});

test('whoever is somebody is answered by the gateway, and nobody gets that answer', { skip }, async () => {
  await get('/fr?own');
  for (const cookie of ['authToken=x', 'locale=fr; qa=x', 'formDone=x', 'guestProducts=%5B%5D', 'tomorrow=1']) {
    const { cache, headers } = await get('/fr?own', { cookie });
    assert.deepEqual([cache, headers['cache-control']], ['BYPASS', 'private, no-store'], cookie);
  }
  const { cache, headers } = await get('/fr?own');
  assert.deepEqual([cache, headers['set-cookie'], headers['server-timing']], ['HIT', undefined, undefined]);
  for (const path of ['/', '/_page?url=/fr', '/fr/nichts/da']) {
    await get(path);
    assert.notEqual((await get(path)).cache, 'HIT', path);
  }
});

test('once a release is known to be forgotten, nobody sees the page from before, nor after a rollback', {
  skip,
}, async () => {
  for (const version of ['2.0.0', '1.0.0', '2.0.0']) {
    for (let time = 0; time < 3; time += 1) await get('/fr');
    assert.equal((await get('/fr')).cache, 'HIT');
    site.registry.makeLive({ 'mf-content': version });
    const { registry } = await site.registry.version();
    await eventually(() => site.registry.purges.at(-1)?.registry === registry);
    for (let time = 0; time < 5; time += 1) assert.match((await get('/fr')).body, new RegExp(`home by ${version}`));
    assert.equal((await get('/fr')).cache, 'HIT');
  }
});

test('while a rollout runs the cache keeps nothing', { skip }, async () => {
  site.registry.rollOut('mf-content', '1.0.0', 50);
  const { registry } = await site.registry.version();
  await eventually(() => site.registry.purges.at(-1)?.registry === registry);
  for (let time = 0; time < 3; time += 1) assert.equal((await get('/fr')).cache, 'MISS');
});

test('nobody without the token has it forget', { skip }, async () => {
  const status = async (method: string, authorization: string) =>
    (await fetch(`http://127.0.0.1:${port + 2}/`, { method, headers: { authorization } })).status;
  for (const authorization of ['', 'Bearer another', `Basic ${purgeToken}`, `Bearer ${purgeToken.replace('c', 'k')}`])
    assert.equal(await status('POST', authorization), 403, authorization);
  assert.equal(await status('GET', `Bearer ${purgeToken}`), 403, 'it is told to, not asked');
  assert.equal(await status('POST', `Bearer ${purgeToken}`), 204);
});

test('once it has ended nothing answers, neither the cache nor who has it forget', { skip }, async () => {
  const own = await freeRange();
  const stop = await startSharedCache({ port: own, purgePort: own + 2, gateway: `127.0.0.1:${own + 1}`, purgeToken });
  await stop();
  for (const closed of [own, own + 2]) await assert.rejects(fetch(`http://127.0.0.1:${closed}/`), String(closed));
});
