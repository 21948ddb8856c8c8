import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asText } from './csv.ts';
import { cellValue, fieldsOf, inLanguage, numberOf, partsOf, pathIn, setAt, valueAt } from './fields.ts';

test('a cell is what its column holds, and stays the text that it is where it is nothing of that', () => {
  for (const [cell, kind, value] of [
    ['12,5', 'number', 12.5],
    ['wide', 'number', 'wide'],
    [' Oui ', 'boolean', true],
    ['NEE', 'boolean', false],
    ['0', 'boolean', false],
    ['maybe', 'boolean', 'maybe'],
    ['a | b||', 'list', ['a', 'b']],
    [' [{"a":1}]', 'list', [{ a: 1 }]],
    ['[a|b', 'list', '[a|b'],
    ['12', 'text', '12'],
  ] as const)
    assert.deepEqual(cellValue(cell, kind), value, `${cell} as ${kind}`);
  assert.deepEqual(partsOf(' a +b + ', '+'), ['a', 'b']);
});

test('one sign alone begins the decimals, the last of two does, and one that comes twice groups digits by three', () => {
  for (const [cell, number] of [
    ['+5', 5],
    ['1.234', 1.234],
    ['1’234’567', 1234567],
    ['1,234,567.8', 1234567.8],
    ['1.234.567,8', 1234567.8],
    ['-1,234,567', -1234567],
    ['12.34.56', undefined],
    ['1234.567.890', undefined],
    ['1,234.567.890', undefined],
    ['.5', undefined],
    ['5-', undefined],
  ] as const)
    assert.equal(numberOf(cell), number, cell);
});

test('the fields of a kind are columns by their paths, and a text without a language is in that of the file', () => {
  const fields = fieldsOf('products');
  assert.deepEqual(
    ['uid', 'heading.fr', 'card.width', 'colorFamilies', 'width', 'heading'].map((path) => fields.get(path)),
    ['text', 'text', 'number', 'list', 'number', undefined],
  );
  assert.equal(fieldsOf('collections').get('tailored'), 'boolean');
  const paths = (['nl', undefined] as const).map((language) =>
    ['heading', 'heading.fr', 'uid', 'strange'].map((name) => pathIn(fields, name, language)),
  );
  assert.deepEqual(paths, [
    ['heading.nl', 'heading.fr', 'uid', 'strange'],
    ['heading', 'heading.fr', 'uid', 'strange'],
  ]);
  const record = () => ({ uid: 'A', heading: 'Spiegel', description: { fr: 'a' }, card: { alt: 'b' } });
  assert.deepEqual(inLanguage(fields, record(), 'nl'), {
    ...record(),
    heading: { nl: 'Spiegel' },
    card: { alt: { nl: 'b' } },
  });
  assert.deepEqual(inLanguage(fields, record(), undefined), record());
});

test('a path leads into a record, and changes nothing that other objects inherit', () => {
  const record = { a: { b: 1 }, 'c.d': 2, c: { d: 3 }, e: 'text' };
  assert.deepEqual(
    ['a.b', 'c.d', 'a.x', 'e.length', 'constructor.name', 'a.constructor'].map((path) => valueAt(record, path)),
    [1, 2, undefined, undefined, undefined, undefined],
  );
  setAt(record, 'a.x', 4);
  setAt(record, 'e.f', 5);
  setAt(record, 'constructor.name', 6);
  assert.deepEqual(record.a, { b: 1, x: 4 });
  assert.deepEqual(valueAt(record, 'e'), { f: 5 });
  assert.deepEqual([valueAt(record, 'constructor.name'), Object.name], [6, 'Object']);
});

test('a text that a spreadsheet would run is marked, and a number is none', () => {
  for (const text of ['=1+1', '+a', '-a', '@a', "'=1", '\tx', '＝1']) assert.equal(asText(text), `'${text}`);
  for (const text of ['-5', '+1 000,5', 'a=1', '', "'a"]) assert.equal(asText(text), text);
});
