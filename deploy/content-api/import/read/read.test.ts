import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { importFolder } from '../../../commands/content/testing.ts';
import type { Entry } from '../contract.ts';
import { delimiterOf } from './csv.ts';
import { encodingOf } from './decode.ts';
import { numberOf } from './fields.ts';
import { entriesOf, sourceFiles } from './files.ts';
import { jsonPieces } from './json.ts';
import { readMapping } from './mapping.ts';

let folder: Awaited<ReturnType<typeof importFolder>>;
before(async () => {
  folder = await importFolder();
});
after(() => folder.remove());

async function read(path: string, map?: object): Promise<Entry[]> {
  const mapping = map && (await readMapping(await folder.write('mapping.json', JSON.stringify(map))));
  const entries: Entry[] = [];
  for await (const entry of entriesOf(await sourceFiles([path], { mapping }))) entries.push(entry);
  return entries;
}

const records = async (path: string, map?: object) => (await read(path, map)).map(({ record }) => record);

test('numbers are read as people of any country write them', () => {
  const numbers = { '12': 12, '12,5': 12.5, '12.5': 12.5, '1.234,5': 1234.5, '1,234.5': 1234.5, '1 234,5': 1234.5 };
  for (const [text, number] of Object.entries(numbers)) assert.equal(numberOf(text), number, text);
  assert.equal(numberOf('1.234.567'), 1234567);
  assert.equal(numberOf('-4.35'), -4.35);
  for (const text of ['abc', '', '12 cm', '1.2.3', '1,2.3,4']) assert.equal(numberOf(text), undefined, text);
});

test('the delimiter is what the first line has most, outside of quotes', () => {
  assert.equal(delimiterOf('a;b;c\n1,2;3'), ';');
  assert.equal(delimiterOf('a\tb\n'), '\t');
  assert.equal(delimiterOf('"a;b;c",d,e\n'), ',');
  assert.equal(delimiterOf('a|b'), '|');
  assert.equal(delimiterOf('a'), ',');
  assert.equal(delimiterOf('a;b,c\rd,e,f'), ',');
  assert.equal(delimiterOf('"a""b;c";d\n'), ';');
});

const csv = 'id;name;lat\r\n1;"Zoé & ""Cie""\r\nBains";"48,85"\r\n\r\n2;Élan;4,35\r\n';
const rows = [
  { id: '1', name: 'Zoé & "Cie"\r\nBains', lat: 48.85 },
  { id: '2', name: 'Élan', lat: 4.35 },
];
const utf16be = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
const writings = {
  'utf-8': [csv, `\ufeff${csv}`],
  'utf-16le': [Buffer.from(`\ufeff${csv}`, 'utf16le')],
  'utf-16be': [utf16be(csv)],
  'windows-1252': [Buffer.from(csv, 'latin1')],
};

for (const [encoding, texts] of Object.entries(writings))
  test(`a table in ${encoding} with semicolons, decimal commas and line breaks in cells is read by itself`, async () => {
    for (const text of texts) {
      const path = await folder.write('stores.csv', text);
      assert.equal(await encodingOf(path), encoding);
      assert.deepEqual(await records(path), rows);
    }
  });

test('rows are known by the line on which they begin', async () => {
  const linesOf = async (text: string) => (await read(await folder.write('stores.csv', text))).map(({ line }) => line);
  assert.deepEqual(await linesOf(csv), [2, 5]);
  assert.deepEqual(await linesOf('id,name\n1,"a\nb\n"\n\n\n2,c\n3,d\n'), [2, 7, 8]);
  assert.deepEqual(await linesOf('id,name\r\n1,"a\r\nb"\r\n2,"c\r\n"\r\n3,d\r\n'), [2, 4, 6]);
});

test('a cell may be missing at the end of a row, and none may be too many; marks of spreadsheets are none of its text', async () => {
  const entries = await read(await folder.write('stores.csv', "id,name,city\n1,'=a\n2,a,b,c\n3,'b,'5\n,,\n"));
  assert.deepEqual(
    entries.map(({ line, record, problem }) => [line, record ?? problem]),
    [
      [2, { id: '1', name: '=a' }],
      [3, 'has 4 cells, but the first line has 3'],
      [4, { id: '3', name: "'b", city: "'5" }],
      [5, {}],
    ],
  );
});

test('a quote that never ends is a problem of its row', async () => {
  const entries = await read(await folder.write('stores.csv', 'id,name\n1,a\n2,"b\n3,c\n'));
  assert.equal(entries.length, 2);
  assert.match(entries[1]?.problem ?? '', /cannot be read from here on/);
  assert.equal(entries[1]?.line, 3);
});

test('a table with a column that nobody knows is refused as a whole', async () => {
  const path = await folder.write('stores.csv', 'id,nom\n1,a\n');
  await assert.rejects(read(path), {
    code: 'command-wrong',
    message: /stores have no field "nom"\. They have id, name/,
  });
  await assert.rejects(read(await folder.write('other.csv', 'id\n')), /say what it holds by --kind/);
});

test('JSON is a list, or objects one after the other, with line breaks or not', async () => {
  const store = { id: '1', name: 'a } ] " \\ é' };
  const text = JSON.stringify(store);
  const pretty = JSON.stringify([store, { id: '2' }], null, 2);
  for (const [name, content] of [
    ['stores.json', `[${text},{"id":"2"}]`],
    ['stores.json', pretty],
    ['stores.jsonl', `${text}\n{"id":"2"}\n`],
    ['stores.ndjson', `${text} {"id":"2"}`],
  ] as const)
    assert.deepEqual(await records(await folder.write(name, content)), [store, { id: '2' }]);
  assert.equal((await read(await folder.write('stores.json', pretty)))[1]?.line, 6);
});

test('a record may come in pieces, and has lists, brackets and quotes of its own', async () => {
  async function* pieces() {
    yield ']} {"":{"a":["}",[1]]}}, tex';
    yield 't\n{"b":"\\';
    yield '"}"} [[{"c":1}]]';
  }
  const found: [number, string][] = [];
  for await (const { line, text } of jsonPieces(pieces())) found.push([line, text]);
  assert.deepEqual(found, [
    [1, '{"":{"a":["}",[1]]}}'],
    [2, '{"b":"\\"}"}'],
    [2, '{"c":1}'],
  ]);
});

test('JSON that breaks off or is no object is a problem of its line', async () => {
  const entries = await read(await folder.write('stores.json', '[\n{"id":"1"},\n{"id":}\n,\n{"id": "3'));
  assert.deepEqual(
    entries.map(({ line, problem }) => [line, problem]),
    [
      [2, undefined],
      [3, 'is not a JSON object'],
      [5, 'is not a JSON object'],
    ],
  );
});

test('a record of a JSON file that does not end is given up before it fills the memory', async () => {
  let read = 0;
  async function* endless() {
    yield '{"id": "';
    for (; read < 20_000_000; read += 1_000_000) yield 'a'.repeat(1_000_000);
  }
  const lines: number[] = [];
  for await (const { line } of jsonPieces(endless())) lines.push(line);
  assert.deepEqual(lines, [1]);
  assert.ok(read < 10_000_000, `${read} letters were read`);
});

test('a mapping names foreign columns, their values, units, lists and addresses', async () => {
  const path = await folder.write(
    'katalog.txt',
    'Art.-Nr.;Bez;Breite mm;Mat;Bild;Typ\nX1;Schrank;605;Eiche+Glas;x1.jpg;WT\nX2;Spiegel;;;;\n',
  );
  const map = {
    kind: 'products',
    columns: {
      uid: 'Art.-Nr.',
      'heading.fr': 'Bez',
      line: '{Bez} {Typ}',
      width: { column: 'Breite mm', scale: 0.1 },
      materials: { column: 'Mat', split: '+', values: { Eiche: 'chene-massif', Glas: 'verre' } },
      'card.url': { column: 'Bild', prefix: 'https://pictures.example/' },
      productType: { column: 'Typ', values: { WT: 'Meuble sous-vasque' } },
    },
    constants: { productType: 'Miroir', colorScheme: 'light' },
  };
  assert.deepEqual(await records(path, map), [
    {
      uid: 'X1',
      heading: { fr: 'Schrank' },
      line: 'Schrank WT',
      width: 60.5,
      materials: ['chene-massif', 'verre'],
      card: { url: 'https://pictures.example/x1.jpg' },
      productType: 'Meuble sous-vasque',
      colorScheme: 'light',
    },
    { uid: 'X2', heading: { fr: 'Spiegel' }, line: 'Spiegel', productType: 'Miroir', colorScheme: 'light' },
  ]);
});

test('a mapping reads JSON by the paths of the foreign records', async () => {
  const path = await folder.write(
    'feed.json',
    '[{ "sku": "X1", "title": { "de": "Schrank" }, "tags": ["bois"], "dims": { "w": "60,5" } }]',
  );
  const columns = { uid: 'sku', 'heading.fr': 'title.de', colorFamilies: 'tags', width: 'dims.w' };
  assert.deepEqual(await records(path, { kind: 'products', columns }), [
    { uid: 'X1', heading: { fr: 'Schrank' }, colorFamilies: ['bois'], width: 60.5 },
  ]);
});

test('a cell says nothing where it is empty, and keeps its kind where it is no text', async () => {
  const rows = [
    { a: null, b: '', c: ['x', 1, { y: 2 }], d: { url: 'u' }, e: '12 cm', 'f.g': 'own', f: { g: 'inner' } },
    { a: 'x', b: 'y', c: '["x"]', d: 'x', e: 5, '{a} {b}': 'whole' },
    { c: 7 },
  ];
  const path = await folder.write('feed.json', JSON.stringify(rows));
  const columns = {
    uid: 'a',
    slug: '{a} {b}',
    colorFamilies: { column: 'c', prefix: 'p-', values: { x: 'X' } },
    'card.url': 'd',
    width: { column: 'e', scale: 0.1 },
    line: 'f.g',
    productType: { column: 'b', values: { y: 'Y' } },
  };
  assert.deepEqual(await records(path, { kind: 'products', columns, constants: { productType: 'Z' } }), [
    {
      productType: 'Z',

      colorFamilies: ['p-X', 1, { y: 2 }],
      card: { url: { url: 'u' } },
      width: '12 cm',
      line: 'own',
    },
    { productType: 'Y', uid: 'x', slug: 'whole', colorFamilies: ['x'], card: { url: 'x' }, width: 0.5 },
    { productType: 'Z', colorFamilies: ['p-7'] },
  ]);
});

test('a mapping that cannot be meant is refused with what is wrong with it', async () => {
  const path = await folder.write('katalog.csv', 'a,b\n1,2\n');
  const mapped = (columns: object) => read(path, { kind: 'products', columns });
  for (const column of ['c', '{a} {c}'])
    await assert.rejects(mapped({ uid: column }), /katalog\.csv has no column c; it has a, b/);
  await assert.rejects(mapped({ farbe: 'a' }), /products have no field "farbe"/);
  await assert.rejects(mapped({ uid: { kolumne: 'a' } }), { code: 'command-wrong', message: /columns\.uid: must be/ });
  await assert.rejects(readMapping(await folder.write('m.json', '{')), /is not JSON/);
});
