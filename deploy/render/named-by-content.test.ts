import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { namedByContent } from './named-by-content.ts';

test('what samples need is asked of the content system once, in French, for a country without decisions of its own', async (context) => {
  const answers = [
    { home: { title: 'Accueil' }, sitePages: [{ url: '/fr' }], products: { items: [{ uid: 'vik' }] } },
    { home: null, sitePages: [], products: { items: [] } },
    { home: null },
  ];
  const asked: unknown[] = [];
  const content = createServer(({ method, headers }, response) => {
    asked.push([method, headers.authorization, headers['accept-language'], headers['content-type']]);
    response.end(JSON.stringify({ data: answers[asked.length - 1] }));
  }).listen(0, '127.0.0.1');
  context.after(() => content.close());
  await once(content, 'listening');
  const { port } = content.address() as AddressInfo;
  const named = () => namedByContent({ url: `http://127.0.0.1:${port}/graphql`, token: 'a-token' });
  assert.deepEqual(await named(), { hasHome: true, pages: [{ url: '/fr' }], product: 'vik' });
  assert.deepEqual(asked, [['POST', 'Bearer a-token', 'fr', 'application/json']]);
  assert.deepEqual(await named(), { hasHome: false, pages: [], product: undefined });
  await assert.rejects(named(), { name: 'ZodError' });
});
