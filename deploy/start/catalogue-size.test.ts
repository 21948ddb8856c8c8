import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fillCatalogue, serviceSecret, startTestContentApi, type TestContentApi } from '../content-api/testing.ts';
import { catalogueSize } from './catalogue-size.ts';

let api: TestContentApi;
before(async () => {
  api = await startTestContentApi();
  await fillCatalogue(api, 3);
});
after(() => api.close());

test('the start says when a catalogue is larger than the embedded database is made for', async () => {
  const contentHost = '127.0.0.1';
  const contentPort = Number(new URL(await api.app.listen({ host: contentHost, port: 0 })).port);
  const contentApiUrl = `http://${contentHost}:${contentPort}/graphql`;
  const settings = { contentApiUrl, contentHost, contentPort, serviceSecret, databaseUrl: undefined };
  assert.equal(await catalogueSize(settings), undefined);
  assert.equal(await catalogueSize(settings, 3), undefined);
  assert.match((await catalogueSize(settings, 2)) ?? '', /3 products.* 2: set DATABASE_URL/);
  assert.equal(await catalogueSize({ ...settings, databaseUrl: 'postgres://elsewhere' }, 2), undefined);
  assert.equal(await catalogueSize({ ...settings, contentApiUrl: 'https://cms.example/graphql' }, 2), undefined);
});
