import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { buildSchema, type GraphQLNamedType, getNamedType, isLeafType, isObjectType, isUnionType } from 'graphql';
import { schemaText } from 'shared/schema';
import { z } from 'zod';
import { contentFolder } from '../demo/content.ts';
import { openDemonstration } from '../demo/testing.ts';
import { pictureElsewhere } from '../tokens/picture-address.ts';
import { blockGallery } from './block-gallery.ts';
import { contentBlock } from './import/kinds/blocks.ts';
import { serviceSecret, startTestContentApi, type TestContentApi } from './testing.ts';

const schema = buildSchema(schemaText);
const named = z.object({ rows: z.array(z.object({ table_name: z.string(), column_name: z.string() })) });
const moved = (text: string) => text.replaceAll('/pictures/', 'https://pictures.example/?a=1&b=');

/** The demonstration, as if every one of its pictures lay on another host. */
let api: TestContentApi;
before(async () => {
  const gallery = await blockGallery(contentFolder);
  const html = {
    type: 'Html',
    code: { fr: '<p><img alt="Un banc" src="https://pictures.example/bench.jpg?a=1&amp;b=2"></p>' },
  };
  const blocks = z
    .array(contentBlock)
    .parse([...gallery.blocks, html].map((block) => JSON.parse(moved(JSON.stringify(block)))));
  api = await startTestContentApi({ extraPages: [{ ...gallery, blocks }] }, openDemonstration);
  const columns = await api.db.execute(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'jsonb' and table_name <> 'brand'`);
  for (const names of named.parse(columns).rows) {
    const [table, column] = [sql.identifier(names.table_name), sql.identifier(names.column_name)];
    await api.db.execute(sql`
      update ${table} set ${column} = replace(${column}::text, '/pictures/', ${moved('/pictures/')})::jsonb
      where ${column}::text like '%/pictures/%'`);
  }
});
after(() => api.close());

const asked = new Set<string>();

/** All fields of a type that need no argument, so many levels down, without coming back to a type. */
function fieldsOf(type: GraphQLNamedType, levels: number, above: readonly GraphQLNamedType[] = []): string {
  if (!isObjectType(type)) return '';
  asked.add(type.name);
  const within = [...above, type];
  const fields = Object.values(type.getFields()).filter(({ args }) => args.length === 0);
  return fields
    .flatMap(({ name, type: of }) => {
      const inner = getNamedType(of);
      if (isLeafType(inner)) return [name];
      const inside = levels > 1 && !within.includes(inner) ? fieldsOf(inner, levels - 1, within) : '';
      return inside ? [`${name} { ${inside} }`] : [];
    })
    .join(' ');
}

const union = schema.getType('Block');
const blocks = isUnionType(union) ? union.getTypes() : [];

const roots = [
  'seoForPage(path: "/product/ligne-120")',
  'products(limit: 3)',
  'productFilters',
  'overlays(extID: "RV-1120")',
  'collections',
  'inspirations',
  'articles(limit: 3)',
  'projectInformations',
  'projets',
  'header',
  'footer',
  'mirrorFinder',
  'searchSecondStep(query: "ligne")',
];

/** The address of every picture below a value is ours, and stands for the one of the content; how many there are. */
function check(value: unknown, where: string): number {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).reduce((sum, [name, inner]) => sum + check(inner, `${where}.${name}`), 0);
  if (typeof value !== 'string') return 0;
  assert.ok(!value.includes('pictures.example'), `${where}: ${value}`);
  const found = [...value.matchAll(/\/pictures\/([^"]*)/g)];
  for (const [, path = ''] of found)
    assert.match(String(pictureElsewhere(serviceSecret, path)), /^https:\/\/pictures\.example\/[a-z.]*\?a=1&b=/, where);
  return found.length;
}

for (const root of roots)
  test(`${root} names no picture of another host, where content does`, async () => {
    const field = schema.getQueryType()?.getFields()[root.replace(/\(.*/, '')];
    assert.ok(field);
    const { data, errors } = await api.send(`{ ${root} { ${fieldsOf(getNamedType(field.type), 6)} } }`);
    assert.deepEqual(errors, []);
    assert.ok(check(data, root) > 0);
  });

test('no block names one, nor does the HTML of an editor', async () => {
  let pictures = 0;
  for (const type of blocks) {
    const query = `{ blocksForPage(path: "/page/blocs") { ... on ${type.name} { ${fieldsOf(type, 3)} } } }`;
    const { data, errors } = await api.send(query);
    assert.deepEqual(errors, [], type.name);
    const found = check(data, type.name);
    if (type.name === 'Html') assert.ok(found > 0, 'in HTML');
    pictures += found;
  }
  assert.ok(pictures > 60, `${pictures} pictures`);
});

/** Its one picture is a drawing of our own. */
const ownPictures = ['Brand'];

test('no other type could name one: lists, PDF, mails and structured data show what these do', () => {
  const holders = Object.values(schema.getTypeMap()).filter(
    (type) =>
      isObjectType(type) &&
      Object.values(type.getFields()).some(
        ({ name, type: of }) =>
          /image|icon|picto|picture|photo|logo|thumbnail|poster/i.test(name) || /Image|RichHtml$/.test(String(of)),
      ),
  );
  const unasked = holders.map(({ name }) => name).filter((name) => !asked.has(name) && !ownPictures.includes(name));
  assert.deepEqual(unasked, []);
  assert.ok(holders.length > 30, `${holders.length} types`);
});
