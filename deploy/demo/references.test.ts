import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from 'shared/i18n';
import { z } from 'zod';
import type { BlockContent } from '../content-api/block-content.generated.ts';
import { kindNames } from '../content-api/import/contract.ts';
import { articles, inspirations, pages as pageKind } from '../content-api/import/kinds/editorial.ts';
import { kinds as contentKinds } from '../content-api/import/kinds/index.ts';
import { mirrorFinder as mirrorFinderKind } from '../content-api/import/kinds/menus.ts';
import { collections, types } from '../content-api/import/kinds/names.ts';
import { handles, shades, washbasins } from '../content-api/import/kinds/options.ts';
import { products as productKind } from '../content-api/import/kinds/products.ts';
import { familySituations, projects, surfaces } from '../content-api/import/kinds/projects.ts';
import { namesIn } from '../content-api/stored-content.ts';
import { everything, everyValue, recordsOf } from './content.ts';

const pages = recordsOf(pageKind);
const products = recordsOf(productKind);
const projectRows = recordsOf(projects);
const [mirrorFinder = assert.fail('There is no mirror finder')] = recordsOf(mirrorFinderKind);

const known = {
  product: new Set(products.map(({ uid }) => uid)),
  collection: new Set(recordsOf(collections).map(({ id }) => id)),
  inspiration: new Set(recordsOf(inspirations).map(({ id }) => id)),
  article: new Set(recordsOf(articles).map(({ id }) => id)),
  shade: new Set(recordsOf(shades).map(({ id }) => id)),
  handle: new Set(recordsOf(handles).map(({ id }) => id)),
  washbasin: new Set(recordsOf(washbasins).map(({ id }) => id)),
  type: new Set(recordsOf(types).map(({ value }) => value)),
};

const kinds = {
  Product: 'product',
  Collection: 'collection',
  Inspiration: 'inspiration',
  Article: 'article',
  Shade: 'shade',
} as const;

const hotspot = z.object({ x: z.number(), y: z.number(), product: z.string().optional() });

/** What a block names, by kind; types of products are no content of their own. */
function named(block: BlockContent): (readonly [keyof typeof known, string | undefined])[] {
  const content = namesIn(block).map(({ record, value }) => [kinds[record], value] as const);
  if (block.type !== 'SameTypeSliderProduct') return content;
  return [...content, ['type', block.productType], ['type', block.subType]];
}

test('every product, collection, inspiration, article and shade that a block names exists', () => {
  for (const { path, blocks } of pages)
    for (const block of blocks)
      for (const [kind, id] of named(block))
        assert.ok(id === undefined || known[kind].has(id), `${path}: ${kind} ${id}`);
});

test('what is called otherwise in a language has an address of its own there', () => {
  const named = pages.filter(({ path }) => /^\/(?:article|inspiration|product)\//.test(path));
  for (const { path, slugs, seo } of named)
    for (const language of languages)
      if (seo.title[language] !== seo.title.fr)
        assert.ok(slugs?.[language] && slugs[language] !== slugs.fr, `${path} in ${language}`);
});

test('a list in a block names nothing twice, and is not empty', () => {
  for (const { path, blocks } of pages)
    for (const block of blocks)
      for (const list of [...everything(block)].filter((value) => Array.isArray(value))) {
        const names = list.filter((item) => typeof item === 'string');
        assert.equal(new Set(names).size, names.length, `${path}: ${block.type} names something twice`);
        if (!('buttons' in block)) assert.ok(list.length > 0, `${path}: ${block.type} has an empty list`);
      }
});

test('hotspots lie inside their picture, and the product that stands there exists', () => {
  const hotspots = everyValue().flatMap((value) => {
    const result = hotspot.safeParse(value);
    return result.success ? [result.data] : [];
  });
  assert.ok(hotspots.length > 0);
  for (const { x, y, product } of hotspots) {
    assert.ok(x >= 0 && x <= 100 && y >= 0 && y <= 100, `${x}, ${y}`);
    assert.ok(!product || known.product.has(product), `${product}`);
  }
});

test('what a product can be had with exists', () => {
  for (const { uid, shades, handles, washbasins } of products) {
    assert.ok(
      shades.every((id) => known.shade.has(id)),
      uid,
    );
    assert.ok(
      handles.every((id) => known.handle.has(id)),
      uid,
    );
    assert.ok(
      washbasins.every((id) => known.washbasin.has(id)),
      uid,
    );
  }
});

test('projects name choices, inspirations and products that exist, and leave some combinations without one', () => {
  const surfaceIds = new Set(recordsOf(surfaces).map(({ id }) => id));
  const situationIds = new Set(recordsOf(familySituations).map(({ id }) => id));
  for (const { id, surface, familySituation, inspiration, products: uids } of projectRows) {
    assert.ok(surfaceIds.has(surface) && situationIds.has(familySituation), id);
    assert.ok(known.inspiration.has(inspiration) && uids.every((uid) => known.product.has(uid)), id);
    assert.ok(
      pages.some(({ path }) => path === `/project/${id}`),
      id,
    );
  }
  const combinations = projectRows.map((project) =>
    [project.surface, project.familySituation, project.inspiration].join(),
  );
  assert.ok(projectRows.length >= 20);
  assert.equal(new Set(combinations).size, combinations.length);
  assert.ok(combinations.length < 4 * 4 * known.inspiration.size);
});

test('the mirror finder leads from step to step, and to mirrors that exist', () => {
  const ids = new Set(mirrorFinder.steps.map(({ id }) => id));
  for (const { answers } of mirrorFinder.steps)
    for (const { goTo } of answers) assert.ok(goTo === undefined || ids.has(goTo), `${goTo}`);
  for (const { combination, products: uids } of mirrorFinder.mapping)
    assert.ok(uids.length > 0 && uids.every((uid) => known.product.has(uid)), combination);
});

test('each kind says of which kinds its records name something, so that a removal looks through them', () => {
  const seen = new Set<string>();
  for (const name of kindNames) {
    const { references, refersTo = [] } = contentKinds[name];
    for (const record of recordsOf(contentKinds[name]))
      for (const { kind } of references?.(record) ?? []) {
        seen.add(`${name} ${kind}`);
        assert.ok(refersTo.includes(kind), `${name} name ${kind}`);
      }
  }
  assert.ok(seen.size >= 15, [...seen].join(', '));
});
