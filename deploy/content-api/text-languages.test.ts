import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type GraphQLObjectType, getNamedType, isLeafType, isObjectType, isUnionType } from 'graphql';
import { z } from 'zod';
import { mark, writeInOneLanguage } from '../demo/one-language.ts';
import { fillEmpty } from './import/fill-empty.ts';
import { openSchema } from './schema.ts';
import { startTestContentApi, type TestContentApi } from './testing.ts';

/** Of a catalogue in English alone, asked for in German, every text says that it is English. */

let api: TestContentApi;
before(async () => {
  api = await startTestContentApi();
  const folder = await mkdtemp(join(tmpdir(), 'one-language-'));
  await writeInOneLanguage(folder);
  await fillEmpty(api.db, folder);
  await rm(folder, { recursive: true });
});
after(() => api.close());

const asked = [
  'blocksForPage(path: "/page/blocs")',
  'products(limit: 3)',
  'productFilters',
  'overlays(extID: "RV-1120")',
  'collections',
  'inspirations',
  'articles',
  'journalFilters',
  'projectInformations',
  'projets',
  'mirrorFinder',
  'stores',
  'searchByNodeType(query: "mirror", nodeType: "product")',
  'searchByNodeType(query: "wood", nodeType: "pages")',
  'searchFirstStep',
  'searchSecondStep(query: "mirror")',
  'header',
  'footer',
];

for (const field of asked)
  test(`every text of ${field} says its language`, async () => {
    const [name = ''] = field.split('(');
    const type = openSchema.getQueryType()?.getFields()[name]?.type;
    assert.ok(type);
    const named = getNamedType(type);
    const whole = isLeafType(named) ? `, ${name}Languages` : selectionOf(named);
    // All types of blocks at once cost too much.
    const selections = isUnionType(named) ? batches(named.getTypes().map((one) => partOf(one, [named]))) : [whole];
    let texts = 0;
    for (const selection of selections) {
      const answer = await api.ask(z.unknown(), `{ ${field} ${selection} }`, { language: 'de' });
      const found = [...textsIn(answer)];
      assert.deepEqual(
        found.filter(({ language }) => language !== 'en'),
        [],
      );
      texts += found.length;
    }
    assert.ok(texts > 0);
  });

const batches = (parts: readonly string[], size = 6): string[] =>
  parts.flatMap((_, index) => (index % size ? [] : [`{ ${parts.slice(index, index + size).join(' ')} }`]));

/** All fields of a type, and of what it holds; not those that lead back. */
function selectionOf(type: unknown, inside: readonly unknown[] = []): string {
  if (isUnionType(type)) return `{ ${type.getTypes().map((one) => partOf(one, inside))} }`;
  return isObjectType(type) ? `{ ${fieldsOf(type, [...inside, type]).join(' ')} }` : '';
}

/** A type of a union, whose fields have names of their own: those of one name may be of two types. */
function partOf(type: GraphQLObjectType, inside: readonly unknown[]): string {
  const fields = fieldsOf(type, [...inside, type]).map((field) => `${type.name}_${field.split(' ')[0]}: ${field}`);
  return `... on ${type.name} { ${fields.join(' ')} }`;
}

const fieldsOf = (type: GraphQLObjectType, inside: readonly unknown[]): string[] =>
  Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    if (isLeafType(named)) return [field.name];
    return inside.includes(named) || inside.length > 2 ? [] : [`${field.name} ${selectionOf(named, inside)}`];
  });

/** Texts for search engines stand in the head, where nothing has a language of its own; a category is a value. */
const isElsewhere = (holder: string, name: string): boolean =>
  (holder.endsWith('seo') && name !== 'title') ||
  name === 'category' ||
  /(?:HeroLarge|ImageFullTextBlock)_alt/.test(name);

function* textsIn(value: unknown, holder = ''): Generator<{ name: string; text: string; language: unknown }> {
  if (Array.isArray(value)) for (const one of value) yield* textsIn(one, holder);
  else if (value !== null && typeof value === 'object') {
    const fields: Record<string, unknown> = { ...value };
    for (const [name, inner] of Object.entries(fields)) {
      const languages = [fields[`${name}Language`] ?? fields[`${name}Languages`]].flat();
      for (const [index, text] of [inner].flat().entries())
        if (typeof text === 'string' && text.includes(mark) && !isElsewhere(holder, name))
          yield { name: `${holder}.${name}`, text, language: languages[index] };
      yield* textsIn(inner, name);
    }
  }
}
