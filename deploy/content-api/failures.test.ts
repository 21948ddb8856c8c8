import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { signAnonymous } from '../tokens/tokens.ts';
import { serviceSecret, startTestContentApi } from './testing.ts';

test('a failure of the database is answered as 500, without a word about its reason', async () => {
  const api = await startTestContentApi();
  await api.db.execute(sql`alter table collection rename to lost`);
  const { errors } = await api.send('{ collections { id } }');
  assert.deepEqual(
    errors.map(({ message, code }) => [message, code]),
    [['500: the content could not be read', '500']],
  );
  assert.doesNotMatch(JSON.stringify(errors), /relation|select|stack/i);
  await api.close();
});

test('a text that no database can hold is the fault of its sender, who is told so', async () => {
  const api = await startTestContentApi();
  const variables = { path: '/page/a\0b' };
  const page = 'query Page($path: String!) { blocksForPage(path: $path) { __typename } }';
  assert.equal(await api.codeOf(page, { variables }), '422');
  const search = await api.send('{ searchSpelling(query: "meuble\\u0000bas") { corrected } }');
  assert.deepEqual(search.errors, []);
  await api.close();
});

test('a caller who goes before the answer is ready causes no error', async () => {
  const api = await startTestContentApi();
  const errors: Error[] = [];
  api.app.addHook('onError', async (_request, _reply, error) => {
    errors.push(error);
  });
  const url = `${await api.app.listen({ port: 0, host: '127.0.0.1' })}/graphql`;
  const headers = {
    authorization: `Bearer ${await signAnonymous(serviceSecret)}`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ query: '{ blocksForPage(path: "/nowhere") { __typename } }' });
  const leaving = Array.from({ length: 60 }, async (_, index) => {
    const request = fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(index % 20) });
    await request.then((response) => response.text()).catch(() => {});
  });
  await Promise.all(leaving);
  await api.close();
  assert.deepEqual(errors, []);
});
