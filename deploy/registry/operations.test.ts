import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import { after, test } from 'node:test';
import { NoSchemaIntrospectionCustomRule } from 'graphql';
import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import { operationsOf } from 'shared/build/operations';
import { buildContentApi } from '../content-api/app.ts';
import { openTestDatabase } from '../database/testing.ts';
import { signAnonymous } from '../tokens/tokens.ts';
import {
  checkEndpoint,
  findingLines,
  type LiveOperation,
  liveOperations,
  openEndpoint,
  operationsIn,
} from './operations.ts';
import { testManifest } from './test-manifest.ts';

const serviceSecret = 'a secret that is long enough to sign tokens with';
const closings: (() => unknown)[] = [];
after(() => Promise.all(closings.map((close) => close())));

/** Releases as a registry has them, with nothing in them but their operations. */
function registryWith(operations: Record<string, Record<string, string>>) {
  const names = Object.keys(operations);
  return {
    live: async () => ({
      registry: 1,
      live: { '*': Object.fromEntries(names.map((name) => [name, { version: '1.0.0' }])) },
      retired: [],
    }),
    manifest: async (name: string) => testManifest({ name, operations: operations[name] ?? {} }),
  };
}

const found = (texts: Record<string, string>): Promise<LiveOperation[]> =>
  liveOperations(registryWith({ 'mf-test': texts }), assert.fail);

async function served(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closings.push(() => server.close());
  const address = server.address();
  assert.ok(address && typeof address === 'object');
  return `http://127.0.0.1:${address.port}/graphql`;
}

const operations = {
  a: 'query Products($limit: Int!) { products(limit: $limit) { uid price } }',
  b: 'mutation Empty { empty }',
  c: 'query Fine { products { uid } }',
};

/** Counts its runs; its products have no price. */
async function foreignEndpoint(plugins: Plugin[]) {
  let runs = 0;
  const resolvers = {
    Query: {
      products: () => {
        runs++;
        return [];
      },
    },
    Mutation: { empty: () => ++runs },
  };
  const typeDefs =
    'type Query { products(limit: Int): [Product!]! } type Product { uid: ID! } type Mutation { empty: Int }';
  const yoga = createYoga({ schema: createSchema({ typeDefs, resolvers }), plugins, logging: false });
  return { url: await served(yoga), runs: () => runs };
}

test('every operation of our remotes is answered by our content API', async () => {
  const database = await openTestDatabase();
  const app = await buildContentApi({ serviceSecret, registryToken: 'x'.repeat(32) }, database.db);
  closings.push(async () => {
    await app.close();
    await database.close();
  });
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/graphql`;
  const remotes = ['shell', 'mf-catalogue', 'mf-content', 'mf-account', 'mf-search', 'mf-stores', 'mf-contact'];
  const registry = registryWith(Object.fromEntries(remotes.map((name) => [name, operationsOf(name)])));
  const endpoint = await openEndpoint(url, await signAnonymous(serviceSecret));
  assert.equal(endpoint.introspects, true);
  const findings = await checkEndpoint(endpoint, await liveOperations(registry, assert.fail));
  assert.deepEqual(findingLines({ ...findings, checked: 0 }), ['All 0 operations are answered']);
  assert.ok(findings.checked >= 10);
  await assert.rejects(openEndpoint(url, undefined), { code: 'content-failed', message: /refuses us \(401\)/ });
});

test('what another endpoint lacks is told by release and operation', async () => {
  const { url } = await foreignEndpoint([]);
  assert.deepEqual(findingLines(await checkEndpoint(await openEndpoint(url, undefined), await found(operations))), [
    'mf-test 1.0.0  query Products',
    '  Cannot query field "price" on type "Product".',
    '1 of 3 operations would fail',
  ]);
});

test('an endpoint that hides its schema is asked in a way in which nothing is run', async () => {
  const hidden: Plugin = { onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule) };
  const { url, runs } = await foreignEndpoint([hidden]);
  const endpoint = await openEndpoint(url, undefined);
  assert.equal(endpoint.introspects, false);
  assert.deepEqual(findingLines(await checkEndpoint(endpoint, await found(operations))), [
    'mf-test 1.0.0  query Products',
    '  Cannot query field "price" on type "Product".',
    'mf-test 1.0.0  mutation Empty\n  not checked: it would have to be run',
    '1 of 2 operations would fail',
  ]);
  assert.equal(runs(), 0);
});

test('rollouts count, and what cannot be read is told and keeps nothing else back', async () => {
  const candidate = { version: '1.1.0', percent: 5 };
  const live = {
    '*': { 'mf-test': { version: '1.0.0', candidate }, 'mf-gone': { version: '1.0.0' } },
    be: { 'mf-test': { version: '1.0.0' } },
  };
  const registry = {
    live: async () => ({ registry: 1, live, retired: [] }),
    manifest: async (name: string, version: string) =>
      name === 'mf-gone' ? Promise.reject(new Error('gone')) : testManifest({ name, version, operations }),
  };
  const unread: unknown[] = [];
  const all = await liveOperations(registry, (release, error) => unread.push([release, String(error)]));
  const three = ['Products', 'Empty', 'Fine'];
  assert.deepEqual(
    all.map(({ release, name }) => `${release} ${name}`),
    ['1.0.0', '1.1.0'].flatMap((version) => three.map((name) => `mf-test ${version} ${name}`)),
  );
  assert.deepEqual(unread, [['mf-gone 1.0.0', 'Error: gone']]);
});

test('where all that could be checked is answered, what could not is counted', () => {
  const [operation = assert.fail()] = operationsIn('mf-test 1.0.0', operations.b);
  const lines = findingLines({ lacking: [], checked: 2, unchecked: [operation] });
  assert.equal(lines.at(-1), 'All 2 operations are answered, 1 could not be checked');
});

test('an address where nobody answers, or not as GraphQL, is told plainly', async () => {
  const refusing = await served((_request, response) => response.writeHead(403).end('{"data":{}}'));
  await assert.rejects(openEndpoint(refusing, 'none'), /refuses us \(403\)/);
  const empty = await served((_request, response) => response.end('{}'));
  await assert.rejects(openEndpoint(empty, undefined), /is no GraphQL endpoint: it answered 200/);
  const page = await served((_request, response) => response.end('<h1>Hello</h1>'));
  await assert.rejects(openEndpoint(page, undefined), /is no GraphQL endpoint: it answered 200/);
  await assert.rejects(openEndpoint('http://127.0.0.1:9/graphql', undefined), /does not answer/);
});
