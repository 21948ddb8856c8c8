import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, afterEach, before, mock, test } from 'node:test';
import { signUser, verifyToken } from '../tokens/tokens.ts';
import { documentSources } from './compose/metrics.ts';
import { LimitsByAddress } from './security/rate-limits.ts';
import { testRelease, testShell } from './testing/release.ts';
import { serviceSecret, startTestSite, type TestSite } from './testing/site.ts';

const dayMs = 24 * 60 * 60 * 1000;
const pages = '{ sitePages { url } }';
const home = testRelease({
  name: 'mf-content',
  pages: ['home', 'cms'],
  operations: [pages],
  render: `
    const answer = await fetch(task.visit.content.url, { method: 'POST', body: JSON.stringify({ query: '${pages}' }) });
    const { data } = await answer.json();
    return part('<h1>content for ' + data.role + (task.visit.signedIn ? ', signed in' : '') + '</h1>');`,
});

/** A content API that looks at tokens as the real one does, by the time of day. */
const contentApi = createServer(async (request, response) => {
  const [, token = ''] = (request.headers.authorization ?? '').split(' ');
  const claims = await verifyToken(serviceSecret, token);
  response.writeHead(claims ? 200 : 401, { 'content-type': 'application/json' });
  response.end(JSON.stringify(claims ? { data: { role: claims.role } } : { code: '401' }));
});

let site: TestSite;
before(async () => {
  await once(contentApi.listen(0, '127.0.0.1'), 'listening');
  const address = contentApi.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  site = await startTestSite([testShell(), home], { contentApiUrl: `http://127.0.0.1:${port}/graphql` });
});
after(async () => {
  await site.close();
  contentApi.closeAllConnections();
  contentApi.close();
});
afterEach(() => mock.timers.reset());

/** From now on the clock of this machine is put forward, or back, by so much. */
function jump(byMs: number): void {
  const now = Date.now() + byMs;
  mock.timers.reset();
  mock.timers.enable({ apis: ['Date'], now });
}

let visits = 0;
/** A page that nobody has asked for yet. */
async function visit(cookie = '') {
  visits += 1;
  const { statusCode, body } = await site.get(`/fr?visit=${visits}`, { cookie });
  return [statusCode, /<h1>(.*?)<\/h1>/.exec(body)?.[1]];
}

/** How many documents were answered that had been composed before. */
async function keptAnswers(): Promise<number> {
  const { values } = await documentSources.get();
  return values.find(({ labels }) => labels.source === 'cached')?.value ?? 0;
}

for (const [what, byMs] of [
  ['forward', dayMs],
  ['back', -dayMs],
] as const)
  test(`when the clock is put ${what} by a day, visitors see whole pages, go on signed in, and ops see a gateway that is ready`, async () => {
    const token = await signUser(serviceSecret, { sub: '6a2f41a3-c54c-4b5b-9f3e-2b7d3b0b3c11', uid: 42 });
    assert.deepEqual(await visit(), [200, 'content for anonymous']);
    await site.get('/fr?again');
    const before = await keptAnswers();
    jump(byMs);
    await site.get('/fr?again');
    assert.equal(await keptAnswers(), before + 1, 'what is kept lasts as long as ever');
    assert.deepEqual(await visit(), [200, 'content for anonymous']);
    assert.deepEqual(await visit(`authToken=${token}`), [200, 'content for user, signed in']);
    assert.equal((await site.get('/health/ready')).statusCode, 200);
    const [first, second] = [await site.get('/fr'), await site.get('/fr')];
    assert.equal(first.body, second.body);
  });

test('limits of addresses go by no clock that can be put back', () => {
  const limits = new LimitsByAddress();
  const tries = (windowMs: number) => {
    let current = 0;
    limits.incr('203.0.113.7', (_, result) => (current = result?.current ?? 0), windowMs);
    return current;
  };
  assert.deepEqual([tries(1e-6), tries(60_000), tries(60_000)], [1, 1, 2]);
  jump(-dayMs);
  assert.equal(tries(60_000), 3);
  assert.notEqual(limits.child(), limits);
});
