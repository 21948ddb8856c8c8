import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildSchema, type GraphQLObjectType, getNamedType, isObjectType, isUnionType } from 'graphql';
import { schemaText } from 'shared/schema';
import { z } from 'zod';
import { contentFolder, recordsOf } from '../demo/content.ts';
import { openDemonstration } from '../demo/testing.ts';
import { blockGallery } from './block-gallery.ts';
import { pages } from './import/kinds/editorial.ts';
import { startTestContentApi, type TestContentApi } from './testing.ts';

const schema = buildSchema(schemaText);
const union = schema.getType('Block');
const blockTypes = isUnionType(union) ? [...union.getTypes()] : [];

const gallery = await blockGallery(contentFolder);
let api: TestContentApi;
before(async () => {
  api = await startTestContentApi({ extraPages: [gallery] }, openDemonstration);
});
after(() => api.close());

/** All fields of a type, three levels down, each under a name of its own for the type. */
function fieldsOf(type: GraphQLObjectType, level = 0): string {
  return Object.values(type.getFields())
    .flatMap((field) => {
      const inner = getNamedType(field.type);
      const name = level === 0 ? `${type.name}_${field.name}: ${field.name}` : field.name;
      if (!isObjectType(inner)) return [name];
      return level < 2 && field.args.length === 0 ? [`${name} { ${fieldsOf(inner, level + 1)} }`] : [];
    })
    .join(' ');
}

for (const type of blockTypes)
  test(`${type.name} is on some page, and every field of it can be read in every language`, async () => {
    const page = [...recordsOf(pages), gallery].find(({ blocks }) => blocks.some((block) => block.type === type.name));
    assert.ok(page, 'no page has one, and there is no sample.json beside its view');
    const { path } = page;
    const query = `query ($path: String!) { blocksForPage(path: $path) { __typename ... on ${type.name} { ${fieldsOf(type)} } } }`;
    for (const language of ['fr', 'nl-NL', 'en-US', 'de-DE']) {
      const shape = z.object({ blocksForPage: z.array(z.looseObject({ __typename: z.string() })) });
      const { blocksForPage } = await api.ask(shape, query, { variables: { path }, language });
      const block = blocksForPage.find(({ __typename }) => __typename === type.name);
      assert.ok(block, `${path} in ${language}`);
      for (const [name, value] of Object.entries(block)) assert.notEqual(value, '', `${name} in ${language}`);
    }
  });
