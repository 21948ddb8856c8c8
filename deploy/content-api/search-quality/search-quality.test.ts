import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { product } from '../tables.ts';
import { startTestContentApi, type TestContentApi } from '../testing.ts';
import { fillSearch } from '../writing/search/fill-search.ts';
import { shopProducts, writeShop } from './catalogue-under-test.ts';
import { type Asked, qualityOf, questionsFor } from './questions-under-test.ts';

/** Search in the catalogue of another shop, in two languages. `npm run bench -- ranking` asks more of a larger one. */

const products = shopProducts(2_400, 'kindFirst');
/** The least that each way to ask may have, as nDCG@10: raise it with what you better. */
const least: Record<Asked, number> = { kind: 0.95, plural: 0.95, name: 0.97, typo: 0.95 };

let api: TestContentApi;
before(async () => {
  api = await startTestContentApi();
  await writeShop(api.db, products);
  // The word is in each of them, and a name in one only.
  const texts = { heading: { en: 'Furniture' }, description: { en: 'Nothing else' } };
  await api.db.update(product).set(texts).where(eq(product.uid, lastPlace));
  await api.db.update(product).set({ descriptionDigital: { en: 'Furniture for a home' } });
  await fillSearch(api.db);
});
after(() => api.close());

const lastPlace = `S-${products.length - 1}`;
const found = z.object({ found: z.object({ items: z.array(z.object({ uid: z.string() })) }) });

async function uidsFound(text: string, language: string): Promise<string[]> {
  const query =
    'query ($text: String!) { found: searchByNodeType(query: $text, nodeType: "product", limit: 10) { items { ... on Product { uid } } } }';
  const answer = await api.ask(found, query, { variables: { text }, language });
  return answer.found.items.map(({ uid }) => uid);
}

test('what somebody asks for by kind, plural, name or with a typing error is among the first ten', async () => {
  const results = new Map<Asked, { quality: number; told: string }[]>();
  // Some of them, since each takes its time.
  const questions = questionsFor(products, 60).filter((_question, index) => index % 7 === 0);
  for (const question of questions) {
    const { asked, language, text } = question;
    const quality = qualityOf(question, await uidsFound(text, language));
    results.set(asked, [...(results.get(asked) ?? []), { quality, told: `${language} ${text}` }]);
  }
  for (const [asked, list] of results) {
    const mean = list.reduce((total, { quality }) => total + quality, 0) / list.length;
    const worst = list.filter(({ quality }) => quality < 0.7).map(({ told }) => told);
    assert.ok(list.length > 20, `${asked}: ${list.length} questions`);
    assert.ok(mean >= least[asked], `${asked}: ${mean.toFixed(3)}; the worst are ${worst.join(', ')}`);
  }
});

test('of more finds than anybody looks through the best is the first', async () => {
  assert.equal((await uidsFound('furniture', 'en'))[0], lastPlace);
});

test('a kind that is part of other names is asked for by its name alone', async () => {
  const kindOf = new Map(products.map(({ uid, kind }) => [uid, kind.one.en]));
  for (const kind of ['chair', 'bench', 'bed frame', 'armchair', "children's chair", 'shelf', 'knife']) {
    const [first = ''] = await uidsFound(kind, 'en');
    assert.equal(kindOf.get(first), kind);
  }
});
