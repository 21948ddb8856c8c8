import assert from 'node:assert/strict';
import { test } from 'node:test';
import fastify from 'fastify';
import { signAnonymous } from '../tokens/tokens.ts';
import { graphqlRoutes } from './graphql.ts';
import type { Sources } from './sources/index.ts';

const serviceSecret = 'a secret that is long enough to sign tokens with';

const fails = async (): Promise<never> => {
  throw new Error('password authentication failed for user "rivelle"');
};

const sources: Sources = {
  products: { list: fails, byUids: fails, typesByValues: fails, materialsOf: fails },
  collections: { all: fails, byIds: fails },
  pages: { byPath: fails },
  menus: { header: fails, footer: fails },
  accounts: { byEmail: fails, byId: fails, create: fails },
};

test('a failure of the source is answered as 500, without a word about its reason', async () => {
  const app = fastify();
  await app.register(graphqlRoutes, { sources, serviceSecret });
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${await signAnonymous(serviceSecret)}` },
    payload: { query: '{ header { headerMenu { menuItems { key } } } }' },
  });
  assert.equal(response.json().errors[0].extensions.code, '500');
  assert.doesNotMatch(response.body, /password|stack/);
  await app.close();
});
