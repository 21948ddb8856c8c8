import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { contentCalls } from './content-calls.ts';

test('a release that makes up texts without end keeps nobody busy with them, and its own are answered on', async (context) => {
  const content = createServer((_, response) => response.end('{"data":{}}'));
  context.after(() => content.close());
  await new Promise<void>((resolve) => content.listen(0, '127.0.0.1', resolve));
  const { port } = content.address() as AddressInfo;
  const ask = contentCalls({ hash: 'query A { a }' });
  const answered = (query: string) =>
    ask({ url: `http://127.0.0.1:${port}/graphql`, token: '' }, JSON.stringify({ query }), { country: 'fr' }).then(
      ({ status }) => status,
      (error: Error) => error.message,
    );
  const padded = (length: number) => `query A { a } #${'x'.repeat(length)}`;
  assert.equal(await answered('query A { a }'), 200);
  assert.equal(await answered(padded(10)), 200);
  assert.match(String(await answered(padded(200_000))), /is not allowed/);
  assert.match(String(await answered('query A {')), /is not allowed/);
  for (let text = 0; text < 500; text += 1) await answered(`query B { b${text} }`);
  assert.match(String(await answered(padded(20))), /is not allowed/);
  assert.equal(await answered('query A { a }'), 200);
});
