import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeholder } from 'shared/pictures';
import { fit, headingOf, merged, named, nameOf, optionalPicture, pictureOr, slugOf, textOf } from './record.ts';

/** So many lists in each other. */
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

test('a record that no database takes is a problem, and nothing else of it is kept', () => {
  const entry = { kind: 'stores' as const, file: 'a.json', line: 1 };
  const problemOf = (record: Record<string, unknown>) => fit({ ...entry, record }).problem;
  for (const [record, problem] of [
    [{ a: 2_147_483_647, b: -2_147_483_647, c: null, d: 'text', e: true }, undefined],
    [{ a: [{ b: 2_147_483_648 }] }, 'holds a number that is too large'],
    [{ a: -2_147_483_648 }, 'holds a number that is too large'],
    [{ a: Number.NaN }, 'holds a number that is too large'],
    [{ a: 'x\0' }, 'holds a character that is none'],
    [{ 'x\0': 1 }, 'holds a character that is none'],
    [{ a: '\ud800' }, 'holds a character that is none'],
    [JSON.parse('{"a":{"__proto__":1}}'), 'holds a field __proto__'],
    [{ a: nested(31) }, undefined],
    [{ a: nested(32) }, 'holds more than 32 records or lists in each other'],
  ] as const)
    assert.equal(problemOf(record), problem);
  assert.deepEqual(fit({ ...entry, record: { a: '\0' } }), { ...entry, problem: 'holds a character that is none' });
  assert.deepEqual(fit({ ...entry, problem: 'is no JSON' }), { ...entry, problem: 'is no JSON' });
});

test('what a file says changes what is stored, inside of texts too; lists are replaced, and null takes a field away', () => {
  const stored = { uid: 'A', heading: { fr: 'a', nl: 'b' }, materials: ['x', 'y'], width: 3, card: 'old' };
  assert.deepEqual(
    merged(stored, { heading: { nl: 'c', fr: null }, materials: ['z'], width: null, card: { url: 'u', alt: null } }),
    { uid: 'A', heading: { nl: 'c' }, materials: ['z'], card: { url: 'u' } },
  );
});

test('a text has more than blanks, and a name is in the first language that has one', () => {
  assert.deepEqual([' a ', '  ', '', 3, undefined].map(textOf), [' a ', undefined, undefined, undefined, undefined]);
  assert.equal(nameOf({ fr: ' ', nl: 'b', en: 'c' }), nameOf({ nl: 'b', en: 'c' }));
  assert.equal(nameOf({ fr: 'a', en: 'c' }), 'a');
  assert.deepEqual([nameOf('a'), nameOf({}), nameOf({ de: 'd' })], [undefined, undefined, 'd']);
  assert.deepEqual(headingOf({ heading: { de: 'd' } }), { de: 'd' });
  for (const heading of ['text', {}, { fr: ' ' }, undefined]) assert.deepEqual(headingOf({ heading }), { fr: '?' });
  assert.deepEqual(named({ value: 'Banc' }, 3), { position: 3, name: { fr: 'Banc' }, value: 'Banc' });
  assert.deepEqual(named({ value: 'Banc', name: { fr: 'Un banc' }, position: 1 }, 3).name, { fr: 'Un banc' });
  assert.deepEqual(named({ value: 3 }, 3), { position: 3, value: 3 });
});

test('a name becomes a part of an address', () => {
  for (const [name, slug] of [
    ['Étagère d’angle', 'etagere-d-angle'],
    [' Œuvre æ Straße! ', 'oeuvre-ae-strasse'],
    ['鏡', ''],
    [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ] as const)
    assert.equal(slugOf(name), slug);
});

test('a picture that is not there is the placeholder, and the rest of one that is there is added', () => {
  const heading = { fr: 'Un banc' };
  const whole = { url: placeholder, alt: heading, width: 480, height: 480 };
  assert.deepEqual(pictureOr(undefined, heading, 'square'), whole);
  assert.deepEqual(pictureOr({ url: 'u', width: 1 }, heading, 'square'), { ...whole, url: 'u', width: 1 });
  assert.equal(pictureOr('u', heading, 'square'), 'u', 'for the check to complain about');
  assert.deepEqual(optionalPicture({}, 'card', heading), {});
  assert.deepEqual(optionalPicture({ card: { url: 'u' } }, 'card', heading), {
    card: { url: 'u', alt: heading, width: 688, height: 916 },
  });
});
