import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import { contentOf } from '../commands/content/open-content.ts';
import { importFolder, problemLines } from '../commands/content/testing.ts';
import { startTestContentApi, type TestContentApi } from './testing.ts';

/** C65: German in Switzerland, French in Belgium. */

let api: TestContentApi;
let folder: Awaited<ReturnType<typeof importFolder>>;
before(async () => {
  api = await startTestContentApi();
  folder = await importFolder();
});
after(async () => {
  await api.close();
  await folder.remove();
});

const importing = async (kind: string, record: object) =>
  folder.import(contentOf(api.db), [await folder.write(`${kind}.json`, JSON.stringify([record]))]);
const shape = z.object({
  products: z.object({ items: z.array(z.object({ heading: z.string(), headingLanguage: z.string().nullable() })) }),
});
async function headingIn(host: string, language: string) {
  const query = '{ products { items { heading headingLanguage } } }';
  return (await api.ask(shape, query, { host, language })).products.items[0];
}

test('a text is written as in the country that asks: in words of its own, or without what it does not write', async () => {
  await importing('types', { value: 'Miroir', name: { de: 'Spiegel' } });
  const heading = { de: 'Weißer Spiegel', 'de-AT': 'Weißer Badspiegel', fr: 'Soixante-dix de large' };
  const report = await importing('products', { uid: 'M-1', productType: 'Miroir', heading });
  assert.deepEqual([problemLines(report), report.written], [[], true]);
  assert.deepEqual(await headingIn('de.localhost', 'de-DE'), { heading: 'Weißer Spiegel', headingLanguage: null });
  assert.deepEqual(await headingIn('ch.localhost', 'de-CH'), { heading: 'Weisser Spiegel', headingLanguage: null });
  assert.deepEqual(await headingIn('at.localhost', 'de-AT'), { heading: 'Weißer Badspiegel', headingLanguage: null });
  assert.deepEqual(await headingIn('be.localhost', 'fr'), { heading: 'Septante de large', headingLanguage: null });
  assert.deepEqual(await headingIn('fr.localhost', 'fr'), { heading: 'Soixante-dix de large', headingLanguage: null });
});

test('what a page is called among finds is written so, too', async () => {
  await importing('pages', { path: '/page/groesse', seo: { title: { de: 'Die richtige Größe' } } });
  const found = z.object({
    searchByNodeType: z.object({ items: z.array(z.object({ title: z.string() })) }),
  });
  const query = '{ searchByNodeType(query: "Größe", nodeType: "pages") { items { ... on CmsPage { title } } } }';
  const titlesIn = async (host: string) =>
    (await api.ask(found, query, { host, language: 'de' })).searchByNodeType.items.map(({ title }) => title);
  assert.deepEqual(await titlesIn('de.localhost'), ['Die richtige Größe']);
  assert.deepEqual(await titlesIn('ch.localhost'), ['Die richtige Grösse']);
});

test('what a country calls a page in an address leads to it, and is not the address itself', async () => {
  const slugs = { nl: 'juridische-informatie', 'nl-BE': 'wettelijke-vermeldingen' };
  const report = await importing('pages', { path: '/cms/legal', slugs, seo: { title: { nl: 'Colofon' } }, blocks: [] });
  assert.deepEqual(problemLines(report), []);
  const page = z.object({ seoForPage: z.object({ addresses: z.array(z.object({ url: z.string() })) }) });
  for (const host of ['be.localhost', 'nl.localhost'])
    for (const name of ['wettelijke-vermeldingen', 'juridische-informatie', 'legal']) {
      const query = `{ seoForPage(path: "/cms/${name}") { addresses { url } } }`;
      const { seoForPage } = await api.ask(page, query, { host, language: 'nl' });
      assert.equal(seoForPage.addresses[1]?.url, '/nl/cms/juridische-informatie', `${host} ${name}`);
    }
});

test('HTML of a country alone is sanitised as well, and a text of a country alone is refused', async () => {
  const blocks = [{ type: 'EditoSimple', text: { de: '<p>Maß</p>', 'de-CH': '<p>Mass<script>1</script></p>' } }];
  await importing('pages', { path: '/page/mass', seo: { title: { de: 'Maß' } }, blocks });
  const page = z.object({ blocksForPage: z.array(z.object({ text: z.string() })) });
  const query = '{ blocksForPage(path: "/page/mass") { ... on EditoSimple { text } } }';
  const { blocksForPage } = await api.ask(page, query, { host: 'ch.localhost', language: 'de' });
  assert.deepEqual(blocksForPage, [{ text: '<p>Mass</p>' }]);
  const report = await importing('products', { uid: 'M-2', productType: 'Miroir', heading: { 'de-CH': 'Spiegel' } });
  assert.match(problemLines(report).join(), /heading: must be there in the language/);
});
