import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { after, before, test } from 'node:test';
import { testRelease, testShell } from './testing/release.ts';
import { startTestSite, type TestSite } from './testing/site.ts';

/** A content API that notes with which headers it was called. */
const seen: IncomingHttpHeaders[] = [];
const content = createServer((request, response) => {
  seen.push(request.headers);
  response.setHeader('content-type', 'application/json').end('{"data":{}}');
});
const home = testRelease({
  name: 'mf-content',
  pages: ['home'],
  operations: ['{ menus }'],
  render: `const { url } = task.visit.content;
    await fetch(url, { method: 'POST', body: JSON.stringify({ query: '{ menus }' }) });
    return part('home');`,
});

let site: TestSite;
before(async () => {
  await new Promise<void>((resolve) => content.listen(0, '127.0.0.1', resolve));
  const address = content.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  site = await startTestSite([testShell(), home], {
    contentApiUrl: `http://127.0.0.1:${port}/graphql`,
    trustedProxies: ['127.0.0.1'],
  });
});
after(async () => {
  await site.close();
  content.close();
});

test('an id that a trusted proxy gives goes through renders to the content API, and into the answer, where the page reads it', async () => {
  const { headers } = await site.get('/fr', { 'x-request-id': 'from-the-proxy-1' });
  assert.equal(headers['x-request-id'], 'from-the-proxy-1');
  assert.match(String(headers['server-timing']), /^request;desc="from-the-proxy-1"/);
  assert.equal(seen.at(-1)?.['x-request-id'], 'from-the-proxy-1');
});

test('a call that a browser sends takes its id on to the content API, also after its body was read', async () => {
  const [hash] = Object.keys(home.manifest.operations);
  const { headers } = await site.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { host: 'be.localhost', 'x-requested-with': 'rivelle' },
    payload: { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } },
  });
  assert.match(String(headers['x-request-id']), /^[\w-]{36}$/);
  assert.equal(seen.at(-1)?.['x-request-id'], headers['x-request-id']);
});

test('an id that is not well-formed, or comes from anybody else, is replaced', async () => {
  const replaced = async (id: string, remoteAddress?: string) => {
    const { headers } = await site.app.inject({
      url: '/fr',
      headers: { host: 'be.localhost', 'x-request-id': id },
      remoteAddress,
    });
    assert.match(String(headers['x-request-id']), /^[0-9a-f-]{36}$/);
  };
  await replaced('has a space in it');
  await replaced('short');
  await replaced('x'.repeat(65));
  await replaced('from-a-visitor', '203.0.113.9');
});
