import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import { startTestContentApi, type TestContentApi } from '../../content-api/testing.ts';
import { contentOf } from './open-content.ts';
import { importFolder } from './testing.ts';

/** Texts that nobody has written in a visitor's language say which one they are in. */

let api: TestContentApi;
let folder: Awaited<ReturnType<typeof importFolder>>;

before(async () => {
  api = await startTestContentApi();
  folder = await importFolder();
  const file = await folder.write(
    'products.csv',
    `uid,heading,description,productType,productSubType,collectionId,materials
EN-1,Harbour vanity unit,A unit for towels.,Vanity unit,Wall-hung unit,Harbour,"[{""material"":""Ash"",""colorCount"":1}]"
`,
  );
  const story = { path: '/page/harbour-story', seo: { title: { en: 'Harbour story' } }, blocks: [] };
  const pages = await folder.write('pages.json', JSON.stringify([story]));
  const report = await folder.import(contentOf(api.db), [file, pages], {
    language: 'en',
    create: ['types', 'materials', 'collections'],
  });
  assert.deepEqual(report.problems, []);
});
after(async () => {
  await api.close();
  await folder.remove();
});

const query = `{
  products { items { headingLanguage descriptionLanguage productTypeNameLanguage productSubTypeNameLanguage
    materials { nameLanguage } collection { headingLanguage } } }
  productFilters { types { nameLanguage subTypes { nameLanguage } } materials { nameLanguage } collections { nameLanguage } }
  searchSecondStep(query: "harbour") { product { nameLanguage } collection { titleLanguage } cms_page { titleLanguage } }
  collections { headingLanguage }
  seoForPage(path: "/product/harbour-vanity-unit") { titleLanguage }
}`;

/** The languages of every text of the answer. */
async function languagesIn(language: string): Promise<unknown[]> {
  const found: unknown[] = [];
  JSON.stringify(await api.ask(z.unknown(), query, { language }), (key, value: unknown) => {
    if (key.endsWith('Language')) found.push(value);
    return value;
  });
  return found;
}

test('each text says which language it is in, where that is not the one asked for', async () => {
  assert.deepEqual(await languagesIn('de'), Array(15).fill('en'));
  assert.deepEqual(await languagesIn('en'), Array(15).fill(null));
});
