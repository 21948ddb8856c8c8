import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { z } from 'zod';
import { fillEmpty } from '../../deploy/content-api/import/fill-empty.ts';
import { startTestContentApi } from '../../deploy/content-api/testing.ts';

const repository = join(import.meta.dirname, '../..');
const content = join(import.meta.dirname, 'content');

const shape = z.object({
  brand: z.object({ name: z.string() }),
  products: z.object({ items: z.array(z.object({ heading: z.string() })) }),
  collections: z.array(z.object({ heading: z.string() })),
  stores: z.array(z.object({ name: z.string() })),
  header: z.object({ headerMenu: z.object({ menuItems: z.array(z.object({ label: z.string() })) }) }),
  home: z.array(z.looseObject({ __typename: z.string() })),
});

test('a folder of content files is a brand: every row of it is taken, and answered', async (t) => {
  const api = await startTestContentApi();
  t.after(() => api.close());
  await fillEmpty(api.db, content);
  const asked = await api.ask(
    shape,
    `{ brand { name } products(limit: 20) { items { heading } } collections { heading } stores { name }
       header { headerMenu { menuItems { label } } } home: blocksForPage(path: "/page/page-daccueil") { __typename } }`,
    { language: 'de' },
  );
  assert.deepEqual([asked.brand.name, asked.products.items.length, asked.stores.length], ['Havlund', 10, 3]);
  assert.deepEqual(
    asked.collections.map(({ heading }) => heading),
    ['Brygga', 'Vik'],
  );
  assert.deepEqual(
    asked.header.headerMenu.menuItems.map(({ label }) => label),
    ['Möbel', 'Kollektionen', 'Notizen'],
  );
  assert.equal(asked.home[0]?.__typename, 'HeroFullscreen');
});

test('every picture that its content names is there, and none for nothing', () => {
  const text = globSync('*.json', { cwd: content })
    .map((file) => readFileSync(join(content, file), 'utf8'))
    .join('');
  const named = new Set([...text.matchAll(/"\/pictures\/([^"]+)"/g)].map(([, name]) => name));
  assert.deepEqual([...named].sort(), globSync('*.svg', { cwd: join(content, '../pictures') }).sort());
});

/** What is of the repository, and what no visitor gets. */
const notShown = /\.test\.tsx?$|testing|under-test|(?:^|\/)demo\/|\/production\/|new-remote/;

test('no code, text or drawing that another brand would show names the demonstration', () => {
  const files = globSync('{shell,mf-*}/src/**/*.{ts,tsx,json,css,svg}', { cwd: repository })
    .concat(globSync('{shared,deploy}/**/*.{ts,tsx,json,css,js,svg,graphql}', { cwd: repository }))
    .filter((file) => !file.includes('node_modules') && !/\.build|(?:^|\/)dist\//.test(file) && !notShown.test(file));
  assert.ok(files.length > 500, `${files.length} files`);
  const naming = files.filter((file) =>
    /Rivelle|rivelle\.|"rivelle-/.test(readFileSync(join(repository, file), 'utf8')),
  );
  assert.deepEqual(naming, []);
});
