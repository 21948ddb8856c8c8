import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { z } from 'zod';
import { footer, header } from './menus.ts';
import { pages } from './pages.ts';
import { collections } from './records/collections.ts';
import { products } from './records/products.ts';
import { collectionRows, pageRows, productRows } from './rows.ts';

/** Every value inside a record, itself first. */
function* everything(value: unknown): Generator<unknown> {
  yield value;
  if (value !== null && typeof value === 'object') for (const inner of Object.values(value)) yield* everything(inner);
}

const all = [...everything([pageRows, productRows, collectionRows, header, footer])];

function found<Shape>(shape: z.ZodType<Shape>): Shape[] {
  return all.flatMap((value) => {
    const result = shape.safeParse(value);
    return result.success ? [result.data] : [];
  });
}

test('the catalogue has 24 products or more in 4 collections or more, each with three pieces of furniture or two', () => {
  assert.ok(products.length >= 24);
  assert.ok(collections.length >= 4);
  for (const { id } of collections) assert.ok(products.filter(({ collection }) => collection === id).length >= 2, id);
});

test('names are unique', () => {
  for (const names of [products.map(({ uid }) => uid), products.map(({ slug }) => slug), pages.map(({ path }) => path)])
    assert.equal(new Set(names).size, names.length);
});

test('every text is there in Dutch as well as in French', () => {
  for (const text of found(z.object({ fr: z.string().min(1), nl: z.string().optional() }))) assert.ok(text.nl, text.fr);
});

test('every picture that is named exists', () => {
  const names = all.filter((value) => typeof value === 'string' && value.startsWith('/pictures/'));
  assert.ok(names.length > 100);
  for (const name of names) assert.ok(existsSync(join(import.meta.dirname, String(name))), String(name));
});

test('every link leads to a page that exists, in menus, blocks and texts', () => {
  const paths = new Set(pages.map(({ path }) => path));
  const links = found(z.object({ to: z.string() })).map(({ to }) => to);
  const inTexts = all.flatMap((value) => (typeof value === 'string' ? [...value.matchAll(/href="([^"]+)"/g)] : []));
  for (const link of [...links, ...inTexts.map(([, target]) => target ?? '')])
    if (!link.startsWith('https://')) assert.ok(paths.has(link.split('?')[0] ?? ''), link);
});

test('every product and collection that a block names is in the catalogue', () => {
  const uids = new Set(products.map(({ uid }) => uid));
  const ids = new Set(collections.map(({ id }) => id));
  for (const { blocks } of pages)
    for (const block of blocks) {
      if (block.type === 'SliderProduct') assert.ok(block.products.every((uid) => uids.has(uid)));
      if (block.type === 'SliderCollection') assert.ok(block.collections.every((id) => ids.has(id)));
    }
});
