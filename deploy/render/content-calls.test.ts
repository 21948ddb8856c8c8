import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { type AskedFor, contentCalls } from './content-calls.ts';

/** A content system that keeps what it is asked, and `status` for a text: 200, or why it was not asked. */
async function start(context: TestContext, operations: Record<string, string>) {
  const asked: IncomingHttpHeaders[] = [];
  const content = createServer(({ headers }, response) => {
    asked.push(headers);
    response.end('{"data":{}}');
  });
  context.after(() => content.close());
  await new Promise<void>((resolve) => content.listen(0, '127.0.0.1', resolve));
  const { port } = content.address() as AddressInfo;
  const ask = contentCalls(operations);
  const answered = (query: string, askedFor: AskedFor = { country: 'fr' }, more: object = {}) =>
    ask(
      { url: `http://127.0.0.1:${port}/graphql`, token: 'a-token' },
      JSON.stringify({ query, ...more }),
      askedFor,
    ).then(
      ({ status }) => status,
      (error: Error) => error.message,
    );
  return { asked, answered };
}

test('a release that makes up texts without end keeps nobody busy with them, and its own are answered on', async (context) => {
  const { answered } = await start(context, { hash: 'query A { a }' });
  const padded = (length: number) => `query A { a } #`.padEnd(length, 'x');
  assert.equal(await answered('query A { a }'), 200);
  assert.equal(await answered(padded(100_000)), 200);
  assert.match(String(await answered(padded(100_001))), /is not allowed/);
  assert.match(String(await answered('query A {')), /is not allowed/);
  for (let text = 0; text < 496; text += 1) await answered(`query B { b${text} }`);
  assert.equal(await answered(padded(20)), 200);
  assert.match(String(await answered(padded(21))), /is not allowed/);
  assert.equal(await answered('query A { a }'), 200);
});

test('what a manifest lists is asked for as far as it reads; the name of what is refused is told', async (context) => {
  const { answered } = await start(context, {
    one: 'query A { a ...F } fragment F on P { b } query B { b }',
    two: 'mutation Buy { buy } subscription S { s } type T { t: String }',
  });
  assert.equal(await answered('fragment F on P { b } query A { a ...F }'), 200);
  for (const text of [
    'mutation Buy { buy }',
    'subscription S { s }',
    'type T { t: String }',
    'query B { b } { secrets }',
  ])
    assert.equal(await answered(text), 'An operation is not allowed', text);
  assert.equal(await answered('mutation Buy { buy }', undefined, { operationName: 'Buy' }), 'Buy is not allowed');
});

test('content is asked for as the visitor it is for sees it: by the host of a country, in a language', async (context) => {
  const { asked, answered } = await start(context, { one: '{ a }' });
  await answered('{ a }', { country: 'be' });
  await answered('{ a }', { country: 'be', host: 'www.brand.example', language: 'nl-BE' });
  assert.deepEqual(
    asked.map((headers) => [headers.authorization, headers['x-forwarded-host'], headers['accept-language']]),
    [
      ['Bearer a-token', 'be.localhost', '*'],
      ['Bearer a-token', 'www.brand.example', 'nl-BE'],
    ],
  );
});
