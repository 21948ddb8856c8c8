import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { after, before, test } from 'node:test';
import { eventually } from '../../testing/eventually.ts';
import { testRelease, testShell } from '../testing/release.ts';
import { startTestSite, type TestSite } from '../testing/site.ts';

const question = 'query News($of: String) { news(of: $of) }';
/** What waits for the content system, by the page that asked: the test says when it answers. */
const held = new Map<string, ServerResponse>();
const content = createServer(async (request, response) => {
  const { variables } = JSON.parse((await request.toArray()).join(''));
  held.set(variables.of, response);
});
const release = (of: string) => {
  held.get(of)?.setHeader('content-type', 'application/json').end('{"data":{"news":"news"}}');
  held.delete(of);
};
const home = testRelease({
  name: 'mf-content',
  pages: ['home'],
  operations: [question],
  render: `const { of } = task.visit.route.query;
    if (of) await fetch(task.visit.content.url, { method: 'POST', body: JSON.stringify({ query: '${question}', variables: { of } }) });
    return part('<i>' + (of ?? 'kept') + '</i>');`,
});

let site: TestSite;
before(async () => {
  await once(content.listen(0, '127.0.0.1'), 'listening');
  const address = content.address();
  site = await startTestSite([testShell(), home], {
    contentApiUrl: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}/graphql`,
    trustedProxies: ['127.0.0.1'],
    addressLimits: { atOnce: 1, waiting: 1 },
  });
});
after(async () => {
  await site.close();
  content.close();
});

const ask = (url: string, visitor: string, headers: Record<string, string> = {}) =>
  site.get(url, { accept: 'text/html', 'x-forwarded-for': visitor, ...headers });
const isHeld = (of: string) => eventually(async () => held.has(of));

test('who asks for much at once waits, and then is told to come again; kept pages and other visitors wait for nothing', async () => {
  for (let time = 0; time < 2; time += 1) assert.equal((await ask('/fr', '192.0.2.1')).statusCode, 200);
  const first = ask('/fr?of=first', '192.0.2.1');
  await isHeld('first');
  const navigation = ask('/_page?url=/fr%3Fof%3Dsecond', '192.0.2.1');
  const prefetch = await ask('/_page?url=/fr', '192.0.2.1', { purpose: 'prefetch' });
  assert.equal(prefetch.statusCode, 204, 'what nobody has asked for yet does not wait');

  for (const [url, text] of [
    ['/fr?of=third', /lang="fr".*Trop de demandes.*Réessayez dans 1 seconde\..*<a [^>]*href="\/fr"/s],
    ['/nl?of=third', /lang="nl".*te veel aanvragen/s],
  ] as const) {
    const refused = await ask(url, '192.0.2.1');
    assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [429, '1']);
    assert.match(refused.body, text);
  }
  const refusedNavigation = await ask('/_page?url=/fr%3Fof%3Dthird', '192.0.2.1', { accept: '*/*' });
  assert.deepEqual([refusedNavigation.statusCode, refusedNavigation.json()], [429, { code: 'too-often' }]);

  const kept = await ask('/fr', '192.0.2.1');
  assert.match(kept.body, /<i>kept<\/i>/);
  const other = ask('/fr?of=other', '198.51.100.1');
  await isHeld('other');
  assert.equal(held.has('second'), false);
  release('other');
  assert.equal((await other).statusCode, 200);

  release('first');
  assert.equal((await first).statusCode, 200);
  await isHeld('second');
  release('second');
  assert.equal((await navigation).statusCode, 200);
});

test('a page that another visitor is having composed is waited for, and takes no turn', async () => {
  const first = ask('/fr?of=shared', '192.0.2.1');
  await isHeld('shared');
  const own = ask('/fr?of=own', '198.51.100.1');
  await isHeld('own');
  const queued = ask('/fr?of=queued', '198.51.100.1');
  const shared = ask('/fr?of=shared', '198.51.100.1');
  release('shared');
  const answers = await Promise.all([first, shared]);
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [200, 200],
  );
  release('own');
  await isHeld('queued');
  release('queued');
  for (const { statusCode } of await Promise.all([own, queued])) assert.equal(statusCode, 200);
});

test('those who come from an advertisement get the page that others got, and take no turn', async () => {
  const plain = await ask('/fr?page=1', '192.0.2.3');
  const first = ask('/fr?of=slow', '192.0.2.4');
  await isHeld('slow');
  // One of them waits, and the other is refused: so would be the next.
  const others = [1, 2].map(() => ask('/fr?of=slower', '192.0.2.4'));
  assert.equal((await Promise.race(others)).statusCode, 429);
  const { statusCode, body } = await ask('/fr?utm_source=letter&page=1&gclid=9x', '192.0.2.4');
  release('slow');
  await isHeld('slower');
  release('slower');
  await Promise.all([first, ...others]);
  assert.deepEqual([statusCode, body], [200, plain.body]);
});
