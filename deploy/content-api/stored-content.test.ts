import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { openTestDatabase, type TestDatabase } from '../database/testing.ts';
import type { BlockContent } from './block-content.generated.ts';
import { fragmentsIn } from './stored-content.ts';
import { page } from './tables.ts';
import { writeRows } from './writing/testing.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

const element = (attributes: string) => `<p>Before</p><mf-fragment ${attributes}></mf-fragment><p>after</p>`;
const slider = element('of="mf-catalogue/product-slider" props=\'{"heading":"a > b"}\'');
const card = element('props="{}" major="2" of="mf-catalogue/product-card"');

const simple = (fr: string, en?: string): BlockContent => ({ type: 'EditoSimple', text: { fr, ...(en && { en }) } });
const stored = async (path: string) =>
  (await database.db.select({ fragments: page.fragments }).from(page).where(eq(page.path, path)))[0]?.fragments;
const write = (path: string, blocks: BlockContent[]) =>
  writeRows(database.db, 'pages', [{ path, seo: { title: { fr: 'A page' } }, blocks }]);

test('a page keeps which fragments its texts show, in whichever language, each once with its major', async () => {
  await write('/cms/one', [simple(slider, card), simple(slider)]);
  assert.deepEqual(await stored('/cms/one'), ['mf-catalogue/product-card@2', 'mf-catalogue/product-slider@1']);
});

test('a page that shows none any more keeps none', async () => {
  await write('/cms/one', [simple('<p>Only text</p>')]);
  assert.deepEqual(await stored('/cms/one'), []);
});

test('what editors may not show is not stored, and so not counted', async () => {
  await write('/cms/two', [simple(element('of="shell/header" props="{}"'))]);
  assert.deepEqual(await stored('/cms/two'), []);
  assert.deepEqual(fragmentsIn({ text: 'no <strong>fragment</strong>', count: 3, none: null }), []);
});

test('pages from before are looked through once', async () => {
  await write('/cms/three', [simple(slider)]);
  await database.db.update(page).set({ fragments: [] }).where(eq(page.path, '/cms/three'));
  const migration = new URL('../database/migrations/0017_content_fragments.sql', import.meta.url);
  const statements = (await readFile(migration, 'utf8')).split('--> statement-breakpoint');
  for (const statement of statements.filter((text) => text.includes('UPDATE')))
    await database.db.execute(sql.raw(statement));
  assert.deepEqual(await stored('/cms/three'), ['mf-catalogue/product-slider@1']);
});
