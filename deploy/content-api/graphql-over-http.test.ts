import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { serverAudits } from 'graphql-http';
import { signAnonymous } from '../tokens/tokens.ts';
import { serviceSecret, startTestContentApi, type TestContentApi } from './testing.ts';

/** The public audits of a GraphQL server over HTTP, against the listener on the loopback address. */

let api: TestContentApi;
let url: string;
before(async () => {
  api = await startTestContentApi();
  url = `${await api.app.listen({ port: 0, host: '127.0.0.1' })}/graphql`;
});
after(() => api.close());

async function withToken(address: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${await signAnonymous(serviceSecret)}`);
  return fetch(address, { ...init, headers });
}

for (const audit of serverAudits({ url: () => url, fetchFn: withToken })) {
  const isRequired = audit.name.startsWith('MUST');
  if (isRequired)
    test(audit.name, async () => {
      const result = await audit.fn();
      assert.equal(result.status, 'ok', 'reason' in result ? `${result.reason}` : audit.name);
    });
}

test('a GET cannot change anything', async () => {
  const query = encodeURIComponent('mutation { createAccount(email: "a@example.org", password: "12345678") { id } }');
  assert.equal((await withToken(`${url}?query=${query}`)).status, 405);
});
