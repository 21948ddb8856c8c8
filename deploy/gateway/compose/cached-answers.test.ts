import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { after, before, beforeEach, test } from 'node:test';
import { countryOfHost } from 'shared/i18n';
import { eventually } from '../../testing/eventually.ts';
import { signUser } from '../../tokens/tokens.ts';
import { testRelease, testShell } from '../testing/release.ts';
import { serviceSecret, startTestSite, type TestSite } from '../testing/site.ts';

const question = 'query News($of: String) { news(of: $of) }';
/** What the content system says, and what it was asked. */
let answer = '';
let asked: { headers: IncomingHttpHeaders; variables: unknown }[] = [];
const content = createServer(async (request, response) => {
  const { query, variables } = JSON.parse((await request.toArray()).join(''));
  if (query === question) asked.push({ headers: request.headers, variables });
  response.setHeader('content-type', 'application/json').end(answer);
});
const home = testRelease({
  name: 'mf-content',
  pages: ['home'],
  operations: [question],
  render: `const variables = { of: task.visit.route.query.of };
    const headers = { 'accept-language': task.visit.route.language };
    const body = JSON.stringify({ query: '${question}', variables });
    const answer = await fetch(task.visit.content.url, { method: 'POST', headers, body });
    return part('<i>' + JSON.stringify(await answer.json()) + '</i>');`,
});

let site: TestSite;
let contentPort = 0;
before(async () => {
  await once(content.listen(0, '127.0.0.1'), 'listening');
  const address = content.address();
  contentPort = address && typeof address === 'object' ? address.port : 0;
  site = await startTestSite([testShell(), home], {
    contentPort,
    contentApiUrl: `http://127.0.0.1:${contentPort}/graphql`,
  });
});
after(async () => {
  await site.close();
  content.close();
});
beforeEach(() => {
  answer = '{"data":{"news":"old"}}';
  asked = [];
});

/** No document of this address was asked for before. */
let documents = 0;
async function fresh(address = '/fr?', headers: Record<string, string> = {}): Promise<string> {
  documents += 1;
  const { statusCode, body } = await site.get(`${address}&document=${documents}`, headers);
  assert.equal(statusCode, 200);
  return body;
}
/** Content, or what is live, changes: it is waited for until pages show it. */
async function change(says: string, make: () => void): Promise<void> {
  answer = `{"data":{"news":"${says}"}}`;
  make();
  await eventually(async () => (await fresh()).includes(says));
}

test('what pages of anybody are made from is asked for once, until content or what is live changes', async () => {
  await fresh();
  await fresh();
  assert.equal(asked.length, 1);
  await change('second', () => site.registry.changeContent());
  await change('third', () => site.registry.makeLive({ 'mf-content': '1.0.0' }));
  assert.equal(asked.length, 3);
});

test('other variables and another language are asked for', async () => {
  await fresh('/fr?of=a');
  await fresh('/fr?of=b');
  await fresh('/nl?of=b');
  await fresh('/nl?of=b');
  assert.deepEqual(
    asked.map(({ headers, variables }) => [headers['accept-language'], variables]),
    [
      ['fr', { of: 'a' }],
      ['fr', { of: 'b' }],
      ['nl', { of: 'b' }],
    ],
  );
});

test('each country is asked for, as addresses are live in it; a host that is made up is none of its own', async () => {
  await fresh('/fr?of=here', { host: 'be.localhost' });
  await fresh('/fr?of=here', { host: 'be.localhost:8080' });
  await fresh('/fr?of=here', { host: 'www.rivelle.lu' });
  await fresh('/fr?of=here', { host: 'made-up.example' });
  await fresh('/fr?of=here', { host: 'other.example' });
  assert.deepEqual(
    asked.map(({ headers }) => countryOfHost(String(headers['x-forwarded-host']))),
    ['be', 'lu', 'nan'],
  );
});

test('an answer with errors is asked for again', async () => {
  answer = '{"errors":[{"message":"away"}],"data":{"news":null}}';
  await fresh('/fr?of=errors');
  await fresh('/fr?of=errors');
  assert.equal(asked.length, 2);
});

test('a visitor who is signed in neither gets what others were answered nor leaves anything', async () => {
  const user = { sub: '6a2f41a3-c54c-4b5b-9f3e-2b7d3b0b3c11', uid: 42 };
  const cookie = `authToken=${await signUser(serviceSecret, user)}`;
  await fresh('/fr?of=own', { cookie });
  await fresh('/fr?of=own');
  await fresh('/fr?of=own', { cookie });
  assert.equal(asked.length, 3);
});

test('the content system is told of the last change of what is live that the gateway knows of', async () => {
  await change('told', () => site.registry.makeLive({ 'mf-content': '1.0.0' }));
  const { registry } = await site.registry.version();
  assert.equal(asked.at(-1)?.headers['x-known-change'], String(registry));
});

test('who cannot follow changes any more keeps nothing', async (context) => {
  const alone = await startTestSite([testShell(), home], {
    contentPort,
    contentApiUrl: `http://127.0.0.1:${contentPort}/graphql`,
  });
  context.after(() => alone.close());
  let documents = 0;
  const times = async () => {
    const before = asked.length;
    documents += 1;
    assert.equal((await alone.get(`/fr?of=alone&document=${documents}`)).statusCode, 200);
    return asked.length - before;
  };
  assert.deepEqual([await times(), await times()], [1, 0]);
  alone.registry.goAway();
  await eventually(async () => (await times()) === 1);
  assert.equal(await times(), 1);
});

test('of a content system that does not say when it changes nothing is kept', async (context) => {
  const elsewhere = await startTestSite([testShell(), home], {
    contentApiUrl: `http://127.0.0.1:${contentPort}/graphql`,
  });
  context.after(() => elsewhere.close());
  await elsewhere.get('/fr?document=1');
  await elsewhere.get('/fr?document=2');
  assert.equal(asked.length, 2);
});
