import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { mostFrequent, openSummary, plainWords, problemLine, problemsOf } from './problems.ts';

const record = z.strictObject({
  width: z.number().min(1).max(500).optional(),
  depth: z.number().gt(0).optional(),
  position: z.int().optional(),
  heading: z.string().min(1).max(5).optional(),
  scheme: z.enum(['light', 'dark']).optional(),
  names: z.array(z.string()).optional(),
  card: z.object({ url: z.string() }).optional(),
  link: z.url({ error: 'must be an address' }).optional(),
  block: z.discriminatedUnion('type', [z.object({ type: z.literal('A') })]).optional(),
  even: z
    .unknown()
    .refine((value) => value !== 'odd', 'must be even')
    .optional(),
  shown: z.boolean().optional(),
});

/** What is wrong with a record, as people who made the file read it. */
function wrongIn(value: object): string[] {
  const { error } = record.safeParse(value, { error: plainWords, reportInput: true });
  return error ? problemsOf(error).map(({ field, message }) => (field ? `${field} ${message}` : message)) : [];
}

test('what is wrong with a field is said in plain words, with what it is', () => {
  for (const [value, said] of [
    [{ width: 'abc' }, 'width must be a number, is "abc"'],
    [{ width: 0 }, 'width must be 1 or more, is 0'],
    [{ width: 501 }, 'width must be 500 or less, is 501'],
    [{ depth: 0 }, 'depth must be more than 0, is 0'],
    [{ position: 1.5 }, 'position must be a whole number, is 1.5'],
    [{ heading: '' }, 'heading must not be empty'],
    [{ heading: 'abcdef' }, 'heading is longer than 5 characters'],
    [{ heading: ['a'.repeat(80)] }, `heading must be a text, is ["${'a'.repeat(58)}…`],
    [{ heading: ['a'.repeat(56)] }, `heading must be a text, is ["${'a'.repeat(56)}"]`],
    [{ scheme: 'red' }, 'scheme must be light or dark, is "red"'],
    [{ names: 'a' }, 'names must be a list, is "a"'],
    [{ card: {} }, 'card.url is missing'],
    [{ link: 'x' }, 'link must be an address, is "x"'],
    [{ card: 'x' }, 'card must be a record with fields, is "x"'],
    [{ block: { type: 'B' } }, 'block.type is of no known type'],
    [{ even: 'odd' }, 'even must be even, is "odd"'],
    [{ shown: 'x' }, 'shown must be true or false, is "x"'],
    [{ colour: 1, size: 2 }, 'has no field colour, size'],
  ] as const)
    assert.deepEqual(wrongIn(value), [said]);
  assert.deepEqual(wrongIn({ width: 1, heading: 'abcde' }), []);
});

test('a problem is a line with its place: file, line, record, key and field, as far as it has them', () => {
  const place = { file: 'products.json', line: 1, message: 'is missing' };
  for (const [more, line] of [
    [{ number: 17, key: 'M-1', field: 'width' }, 'products.json:1: record 17 (M-1): width: is missing'],
    [{ number: 17 }, 'products.json:1: record 17: is missing'],
    [{ field: 'width', key: 'M-1' }, 'products.json:1: width: is missing'],
    [{}, 'products.json:1: is missing'],
  ] as const)
    assert.equal(problemLine({ ...place, ...more }), line);
});

const problem = (message: string, field?: string) => ({ file: 'a.csv', line: 1, message, ...(field && { field }) });

test('problems of one field that differ only in what they quote are counted together, from where an import broke off on', () => {
  const summary = openSummary([{ field: 'width', message: 'must be a number', rows: 2 }]);
  summary.add([
    problem('must be a number, is "abc,\nd"', 'width'),
    problem('must be a number, is "abc"', 'height'),
    problem('"A" stands on line 3 of a.json (record 2) already', 'uid'),
    problem('"B" stands on line 7 of b.csv already', 'uid'),
    problem('holds no record'),
  ]);
  assert.deepEqual(summary.all(), [
    { field: 'width', message: 'must be a number', rows: 3 },
    { field: 'height', message: 'must be a number', rows: 1 },
    { field: 'uid', message: '"…" stands on an earlier line already', rows: 2 },
    { message: 'holds no record', rows: 1 },
  ]);
});

test('a summary counts 500 kinds of problems, goes on counting those, and shows the twenty most frequent', () => {
  const summary = openSummary([]);
  const kinds = Array.from({ length: 502 }, (_, index) => problem(`has ${index} cells`));
  summary.add(kinds);
  summary.add([...kinds.slice(499), ...kinds.slice(499)]);
  const all = summary.all();
  assert.equal(all.length, 500);
  const [first, second, ...more] = mostFrequent(all);
  assert.deepEqual([first, second?.rows, more.length], [{ message: 'has 499 cells', rows: 3 }, 1, 18]);
});
