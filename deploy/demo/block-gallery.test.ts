import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildSchema, isUnionType } from 'graphql';
import { schemaText } from 'shared/schema';
import { z } from 'zod';
import { blockGallery } from '../content-api/block-gallery.ts';
import { startTestContentApi, type TestContentApi } from '../content-api/testing.ts';
import { contentFolder } from './content.ts';
import { openDemonstration } from './testing.ts';

const union = buildSchema(schemaText).getType('Block');
const blockTypes = isUnionType(union) ? union.getTypes().map(({ name }) => name) : [];
const blocksOf = z.object({ blocksForPage: z.array(z.object({ __typename: z.string() })).nullable() });
const query = '{ blocksForPage(path: "/page/blocs") { __typename } }';

const gallery = await blockGallery(contentFolder);
let development: TestContentApi;
let production: TestContentApi;
before(async () => {
  development = await startTestContentApi({ extraPages: [gallery] }, openDemonstration);
  production = await startTestContentApi();
});
after(() => Promise.all([development.close(), production.close()]));

test('the gallery shows every type of block under its name', async () => {
  const { blocksForPage } = await development.ask(blocksOf, query);
  const [, ...shown] = (blocksForPage ?? []).map(({ __typename }) => __typename);
  assert.deepEqual(shown.filter((_, index) => index % 2 === 1).sort(), [...blockTypes].sort());
  const names = gallery.blocks.flatMap(
    (block) => (block.type === 'CmsContent' && /^<h2>(\w+)<\/h2>$/.exec(block.content.fr ?? '')?.[1]) || [],
  );
  assert.deepEqual([...names].sort(), [...blockTypes].sort());
});

test('no list of pages names it', async () => {
  const pagesOf = z.object({ sitePages: z.array(z.object({ url: z.string() })) });
  const { sitePages } = await development.ask(pagesOf, '{ sitePages { url } }');
  assert.ok(sitePages.length > 100);
  assert.ok(!sitePages.some(({ url }) => url.includes('blocs')));
});

test('production has no such page', async () => {
  assert.deepEqual(await production.ask(blocksOf, query), { blocksForPage: null });
});
