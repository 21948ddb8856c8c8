import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { testManifest } from '../../registry/test-manifest.ts';
import { commandsIn } from '../testing.ts';

const run = commandsIn(import.meta.dirname);

const operation = 'query Known { products }';
const operations = { [createHash('sha256').update(operation).digest('hex')]: operation };
const live = (remotes: object) => ({ 'GET /live': { registry: 1, live: { '*': remotes } } });
const site = {
  ...live({ 'mf-search': { version: '1.0.0' }, 'mf-stores': { version: '1.0.0' } }),
  'GET /releases/mf-search/1.0.0/manifest': testManifest({ operations }),
};
const schema = (fields: string) => ({
  'POST /graphql': { data: introspectionFromSchema(buildSchema(`type Query { ${fields} }`)) },
});
const foreign = 'https://content.example/graphql';

test('an endpoint that has what the live remotes ask for is fit for them, and what it lacks is an error', async () => {
  const fit = await run('check', foreign, { ...site, ...schema('products: Int') });
  const silent = 'mf-stores 1.0.0 is not checked: There is no /releases/mf-stores/1.0.0/manifest\n';
  assert.deepEqual([fit.status, fit.errors, fit.origin], [0, silent, new URL(foreign).origin]);
  assert.doesNotMatch(fit.output, /does not show its schema/);
  const unfit = await run('check', foreign, { ...site, ...schema('stores: Int') });
  assert.equal(unfit.status, 1);
  assert.match(unfit.output, /mf-search 1\.0\.0[\s\S]*products/);
  const hidden = await run('check', foreign, { ...site, 'POST /graphql': { errors: [{ message: 'no' }] } });
  assert.match(hidden.output, /^https:\/\/content\.example\/graphql does not show its schema; /);
});

test('where nothing is live there is nothing to check, and one endpoint is checked at a time', async () => {
  const nothing = await run('check', foreign, live({}));
  assert.deepEqual([nothing.status, nothing.output], [0, 'No release is live yet: there is nothing to check\n']);
  for (const words of ['content.example', `${foreign} ${foreign}`]) {
    const { status, errors, read } = await run('check', words);
    const sentence = 'Give the address of one endpoint. See npm run content:check -- --help\n';
    assert.deepEqual([status, errors, read], [2, sentence, []]);
  }
});

test('the content API of this site gets a token that is signed here, another one only that which is given', async () => {
  const tokens: (string | undefined)[] = [];
  for (const words of ['', 'http://localhost:8081/graphql', foreign, `${foreign} --token own`]) {
    const { bearer } = await run('check', words, { ...site, ...schema('products: Int') }, { CONTENT_PORT: '8081' });
    tokens.push(bearer?.slice(0, 9));
  }
  assert.deepEqual(tokens, ['Bearer ey', 'Bearer ey', undefined, 'Bearer ow']);
});
