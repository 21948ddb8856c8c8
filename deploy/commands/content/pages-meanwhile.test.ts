import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Entry } from '../../content-api/import/contract.ts';
import { registryToken, serviceSecret, startTestContentApi, type TestContentApi } from '../../content-api/testing.ts';
import { createRegistry } from '../../gateway/releases/registry.ts';
import { testRelease, testShell } from '../../gateway/testing/release.ts';
import { startTestSite, type TestSite } from '../../gateway/testing/site.ts';
import { eventually } from '../../testing/eventually.ts';
import { contentOverHttp } from './open-content.ts';

const products = '{ products(limit: 12) { pageInfo { totalCount } } }';
const lists = testRelease({
  name: 'mf-content',
  pages: ['cms'],
  operations: [products],
  render: `
    const answer = await fetch(task.visit.content.url, { method: 'POST', body: JSON.stringify({ query: '${products}' }) });
    return part('<i>' + (await answer.json()).data.products.pageInfo.totalCount + ' products</i>');`,
});

let api: TestContentApi;
let address: string;
let site: TestSite;
before(async () => {
  api = await startTestContentApi();
  address = await api.app.listen({ host: '127.0.0.1', port: 0 });
  site = await startTestSite([testShell(), lists], { contentApiUrl: `${address}/graphql`, serviceSecret });
  const followed = createRegistry(`${address}/registry`, serviceSecret);
  const { registry } = await site.registry.version();
  site.registry.version = async () => ({ ...(await followed.version()), registry });
  await eventually(async () => (await site.get('/fr/cms/avant')).statusCode === 200);
});
after(async () => {
  await site.close();
  await api.close();
});

async function* bath(count: number): AsyncGenerator<Entry> {
  yield { kind: 'types', file: 'types.json', line: 1, record: { value: 'Banc' } };
  for (let line = 1; line <= count; line++) {
    const record = { uid: `banc-${line}`, heading: { fr: `Banc ${line}` }, productType: 'Banc' };
    yield { kind: 'products', file: 'products.json', line, record };
  }
}

test('pages that nobody has asked for yet are there from the first row of an import to its last', async () => {
  const options = { from: 0, skipBad: false, dryRun: false, create: [], language: 'fr' as const, id: '0'.repeat(64) };
  const importing = contentOverHttp(address, registryToken).import(bath(500), options);
  let isOver = false;
  const statuses: number[] = [];
  const visiting = ['a', 'b', 'c'].map(async (lane) => {
    for (let times = 0; !isOver; times++) statuses.push((await site.get(`/fr/cms/${lane}-${times}`)).statusCode);
  });
  const { written } = await importing;
  isOver = true;
  await Promise.all(visiting);
  assert.equal(written, true);
  assert.deepEqual(
    statuses.filter((status) => status !== 200),
    [],
  );
  await eventually(async () => (await site.get('/fr/cms/apres')).body.includes('500 products'));
});
