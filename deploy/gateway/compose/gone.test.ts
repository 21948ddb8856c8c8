import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { eventually } from '../../testing/eventually.ts';
import { signUser } from '../../tokens/tokens.ts';
import { testRelease, testShell } from '../testing/release.ts';
import { serviceSecret, startTestSite, type TestSite } from '../testing/site.ts';

const slow = testRelease({
  name: 'mf-content',
  pages: ['cms'],
  operations: ['{ slow }'],
  render: `
    const answer = await fetch('', { method: 'POST', body: '{"query":"{ slow }"}' });
    return part('<h1>' + (await answer.json()).data.slow + '</h1>');`,
});

/** The questions of renders that wait for an answer, and how many were called back. */
let waiting: ((text: string) => void)[] = [];
let asked = 0;
let calledBack = 0;
const content = createServer(async (request, response) => {
  const body = (await request.toArray()).join('');
  if (!body.includes('slow')) return response.end('{"data":{}}');
  asked += 1;
  response.on('close', () => {
    if (!response.writableFinished) calledBack += 1;
  });
  waiting.push((text) => response.end(JSON.stringify({ data: { slow: text } })));
}).listen(0, '127.0.0.1');

let site: TestSite;
let address: string;
before(async () => {
  await once(content, 'listening');
  const { port } = content.address() as AddressInfo;
  site = await startTestSite([testShell(), slow], { contentApiUrl: `http://127.0.0.1:${port}/graphql` });
  address = await site.app.listen({ host: '127.0.0.1', port: 0 });
});
after(async () => {
  await site.close();
  content.close();
});

/** A visitor who waits for a page until `leave`. */
function visit(path: string, headers: Record<string, string> = {}) {
  const left = new AbortController();
  const answer = fetch(`${address}${path}`, { headers, signal: left.signal }).then(
    async (response) => `${response.status} ${/<h1>(.*?)<\/h1>/.exec(await response.text())?.[1]}`,
    () => 'gone',
  );
  return { answer, leave: () => left.abort() };
}

test('what is rendered for one visitor ends when that one goes away, and asks for no content any more', async () => {
  const token = await signUser(serviceSecret, { sub: randomUUID(), uid: 1 });
  const before = asked;
  const { answer, leave } = visit('/fr/cms/own', { cookie: `authToken=${token}` });
  await eventually(() => asked > before);
  const start = performance.now();
  leave();
  assert.equal(await answer, 'gone');
  await eventually(() => calledBack === 1);
  assert.ok(performance.now() - start < 2_500, 'at once, and not after the time of what is kept for others');
});

test('what others may get goes on for three seconds, and for as long as somebody waits for it', async () => {
  waiting = [];
  const before = { asked, calledBack };
  const first = visit('/fr/cms/shared');
  await eventually(() => waiting.length === 1);
  first.leave();
  await first.answer;
  const second = visit('/fr/cms/shared');
  const third = visit('/fr/cms/shared?');
  second.leave();
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  for (const answer of waiting) answer('slow but there');
  assert.equal(await third.answer, '200 slow but there');
  assert.equal(asked, before.asked + 1, 'they share one question');
  assert.equal(calledBack, before.calledBack);
});

test('what nobody waits for ends after its three seconds', async () => {
  waiting = [];
  const before = calledBack;
  const { answer, leave } = visit('/fr/cms/abandoned');
  await eventually(() => waiting.length === 1);
  const start = performance.now();
  leave();
  await answer;
  await eventually(() => calledBack === before + 1);
  assert.ok(performance.now() - start > 2_000, 'others might have asked');
});
