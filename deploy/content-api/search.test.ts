import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { z } from 'zod';
import { openDemonstration } from '../demo/testing.ts';
import { startTestContentApi, type TestContentApi } from './testing.ts';

let api: TestContentApi;
before(async () => {
  api = await startTestContentApi({}, openDemonstration);
});
after(() => api.close());

const named = z.object({
  items: z.array(z.object({ name: z.string() })),
  pageInfo: z.object({ totalCount: z.number() }),
});

async function find(text: string, nodeType: string, language = 'fr') {
  const query = `query ($text: String!, $nodeType: String!) { found: searchByNodeType(query: $text, nodeType: $nodeType, limit: 30) {
    items { ... on Product { name: heading } ... on Collection { name: heading } ... on Article { name: heading } ... on CmsPage { name: title } }
    pageInfo { totalCount } } }`;
  const { found } = await api.ask(z.object({ found: named }), query, { variables: { text, nodeType }, language });
  return { names: found.items.map(({ name }) => name), total: found.pageInfo.totalCount };
}

test('accents and capitals make no difference', async () => {
  const plain = await find('chene', 'product');
  assert.ok(plain.total > 5);
  for (const text of ['chêne', 'CHÊNE', ' Chêne ']) assert.deepEqual(await find(text, 'product'), plain);
});

test('a word is found in its other forms, in each language', async () => {
  const same = async (one: string, other: string, language: string) => {
    const [first, second] = [await find(one, 'product', language), await find(other, 'product', language)];
    assert.ok(first.total > 0, one);
    assert.equal(first.total, second.total, `${one}, ${other}`);
  };
  await same('miroir', 'miroirs', 'fr');
  await same('spiegel', 'spiegels', 'nl-NL');
  await same('mirror', 'mirrors', 'en-US');
  await same('Regal', 'Regale', 'de-DE');
});

test('half a word is enough, and every word counts', async () => {
  assert.ok((await find('garri', 'collection')).names.includes('Garrigue'));
  const both = await find('miroir lune', 'product');
  assert.ok(both.total >= 4 && both.total < (await find('miroir', 'product')).total);
  assert.ok(both.names.slice(0, 4).every((name) => name.startsWith('Miroir Lune')));
});

test('typing errors are put right', async () => {
  for (const [wrong, right, language] of [
    ['mirior', 'miroir', 'fr'],
    ['étagére', 'étagère', 'fr'],
    ['garigue', 'garrigue', 'fr'],
    ['spigel', 'spiegel', 'nl-NL'],
    ['waschtich', 'waschtisch', 'de-DE'],
    ['miror', 'mirror', 'en-US'],
  ] as const) {
    const found = await find(wrong, 'product', language);
    assert.ok(found.total > 0, wrong);
    assert.deepEqual(found, await find(right, 'product', language), wrong);
  }
});

test('a title counts more than what is written below it', async () => {
  assert.equal((await find('garantie', 'pages')).names[0], 'Garantie cinq ans');
});

test('a product is found by its reference, by its material and by what it is', async () => {
  assert.deepEqual((await find('RV-1120', 'product')).names, ['Ligne 120']);
  assert.ok((await find('noyer', 'product')).total > 3);
  assert.ok((await find('colonne', 'product')).total > 3);
});

test('each kind has its own finds: collections, articles and pages', async () => {
  assert.deepEqual((await find('nocturne', 'collection')).names[0], 'Nocturne');
  assert.ok((await find('laiton', 'article')).total > 0);
  assert.ok((await find('cookies', 'pages')).names.includes('Cookies'));
});

test('what nobody wrote is not found', async () => {
  for (const text of ['zzzzzz', '日本', '', '   ', '!?&|:*()', "';drop zzzz"]) {
    const { names, total } = await find(text, 'product');
    assert.deepEqual([names, total], [[], 0], text);
  }
});

test('no text, whatever it is, makes the search fail', async () => {
  const texts = fc.oneof(
    fc.string({ maxLength: 200, unit: 'grapheme' }),
    fc.stringMatching(/^[a-z'&|!:*()<> -]{0,40}$/),
  );
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      // PostgreSQL's texts cannot hold it; no keyboard types it.
      fc.pre(!text.includes('\0') && text.length <= 200);
      await find(text, 'pages');
    }),
    { numRuns: 150 },
  );
});

test('finds come page by page without a gap', async () => {
  const page = async (offset: number) => {
    const query = `{ found: searchByNodeType(query: "chene", nodeType: "product", limit: 5, offset: ${offset}) { items { ... on Product { name: uid } } pageInfo { totalCount } } }`;
    return (await api.ask(z.object({ found: named }), query)).found;
  };
  const total = (await page(0)).pageInfo.totalCount;
  const seen = new Set<string>();
  for (let offset = 0; offset < total; offset += 5) for (const { name } of (await page(offset)).items) seen.add(name);
  assert.equal(seen.size, total);
});
