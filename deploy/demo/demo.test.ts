import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { z } from 'zod';
import * as editorial from '../content-api/import/kinds/editorial.ts';
import { types } from '../content-api/import/kinds/names.ts';
import { everyValue, recordsOf } from './content.ts';
import { articles, collections, inspirations, products } from './pictures/records.ts';

const pages = recordsOf(editorial.pages);
const articleCategories = recordsOf(editorial.categories);
const storeRows = recordsOf(editorial.stores);

const countOf = <Value>(values: Iterable<Value>): Map<Value, number> =>
  [...values].reduce((counts, value) => counts.set(value, (counts.get(value) ?? 0) + 1), new Map<Value, number>());

// R1, R418
test('products are washbasin units, furniture, mirrors, shelves and accessories, with types below them', () => {
  const rows = recordsOf(types);
  assert.deepEqual(
    rows.filter(({ parent }) => !parent).map(({ value }) => value),
    ['Meuble sous-vasque', 'Meuble de rangement', 'Miroir', 'Étagère', 'Accessoire'],
  );
  for (const [parent, value] of [
    ['Miroir', 'Rond'],
    ['Meuble de rangement', 'Colonne'],
  ] as const)
    assert.ok(
      rows.some((row) => row.parent === parent && row.value === value),
      value,
    );
});

test('the catalogue has 120 products, some in every type, sub type and collection', () => {
  assert.equal(products.length, 120);
  for (const { value, parent } of recordsOf(types))
    assert.ok(
      products.some(({ type, subType }) => (parent ? type === parent && subType === value : type === value)),
      `${parent}: ${value}`,
    );
  const perCollection = countOf(products.map(({ collection }) => collection));
  for (const { id } of collections) assert.ok((perCollection.get(id) ?? 0) >= 2, id);
});

test('there are ten collections, one of them not offered as a filter, and sixteen inspirations', () => {
  assert.equal(collections.length, 10);
  assert.deepEqual(
    collections.filter(({ isHiddenForProducts }) => isHiddenForProducts).map(({ id }) => id),
    ['atelier'],
  );
  assert.equal(inspirations.length, 16);
});

test('the journal has thirty articles, six in each of five categories', () => {
  assert.deepEqual(
    countOf(articles.map(({ category }) => category)),
    new Map(articleCategories.map(({ value }) => [value, 6])),
    'in each category',
  );
  assert.equal(articleCategories.length, 5);
});

test('sixty retailers stand in eight countries', () => {
  assert.equal(storeRows.length, 60);
  const countries = new Set(storeRows.map(({ countryCode }) => countryCode));
  assert.deepEqual([...countries].sort(), ['AT', 'BE', 'CH', 'DE', 'FR', 'GB', 'LU', 'NL']);
});

test('names are unique', () => {
  const names = {
    uids: products.map(({ uid }) => uid),
    slugs: products.map(({ slug }) => slug),
    paths: pages.map(({ path }) => path),
    articles: articles.map(({ id }) => id),
    stores: storeRows.map(({ id }) => id),
  };
  for (const [what, all] of Object.entries(names))
    assert.deepEqual(
      [...countOf(all)].filter(([, count]) => count > 1),
      [],
      what,
    );
});

test('every type of block is on some page', () => {
  const schema = readFileSync(join(import.meta.dirname, '../../shared/schema/blocks.graphql'), 'utf8');
  const [, union = ''] = /^union Block =\n((?: {2}\| \w+\n)+)/m.exec(schema) ?? [];
  const types = [...union.matchAll(/\w+/g)].map(([type]) => type);
  const used = new Set<string>(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
  assert.ok(types.length >= 37);
  assert.deepEqual(
    types.filter((type) => !used.has(type)),
    [],
  );
});

test('every picture and every document that is named exists', () => {
  const names = everyValue().filter((value) => typeof value === 'string' && /^\/(?:pictures|documents)\//.test(value));
  assert.ok(names.length > 500);
  const missing = [...new Set(names)].filter((name) => !existsSync(join(import.meta.dirname, String(name))));
  assert.deepEqual(missing, []);
});

test('every link leads to a page that exists, in menus, blocks and texts', () => {
  const paths = new Set(pages.map(({ path }) => path));
  const link = z.union([z.object({ to: z.string() }), z.object({ link: z.string() })]);
  const targets = everyValue().flatMap((value) => {
    if (typeof value === 'string') return [...value.matchAll(/href="([^"]*)"/g)].map(([, target]) => target ?? '');
    const found = link.safeParse(value);
    return found.success ? Object.values(found.data) : [];
  });
  assert.ok(targets.length > 300);
  const lost = targets.filter(
    (target) => !/^(https:\/\/|tel:\+|mailto:)/.test(target) && !paths.has(target.split('?')[0] ?? ''),
  );
  assert.deepEqual([...new Set(lost)], []);
});
