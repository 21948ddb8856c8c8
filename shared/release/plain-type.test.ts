import fc from 'fast-check';
import { isPlainType } from './plain-type.ts';

it.each([
  'object',
  '{ product: string }',
  "{ content: 'COLOR' | 'SIZE'; again?: boolean }",
  'Record<string, never>',
  '{ filters: Readonly<Record<string, string | undefined>>; restore: boolean }',
  "{ lists: readonly { id: string; 'a-b': -1.5 | null }[][]; readonly waiting?: number; readonly: true }",
  '(string | number)[]',
  "| 'COLOR' | 'SIZE'",
  '{ readonly?: true }',
  'Partial<{ a: string }>',
])('takes a type of plain data: %s', (text) => {
  expect(isPlainType(text)).toBe(true);
});

it.each([
  '',
  'string }',
  '{ a: string }; }\ndeclare global { var x: 1 }',
  '{ a: string } export const x = 1;',
  "import('./secret')",
  "{ a: import('fs') }",
  'typeof globalThis',
  '{ [key: string]: string }',
  '{ a(): void }',
  '() => void',
  'Array<string>',
  'Array<>',
  'Window',
  'keyof object',
  '{ a: string /* a comment */ }',
  'string // the rest',
  '`a`',
  "'it\\'s'",
  "'a\nb'",
  '"a"',
  "'\u202ea'",
  '{ a: string, b: string }',
  '{ a: string b: string }',
  '{ : string }',
  'Record<string>',
  'Record<string number>',
  'Readonly<string, string>',
  '(string',
  'string extends string ? 1 : 2',
  '{'.repeat(3_000),
  `${'('.repeat(1_000)}string${')'.repeat(1_000)}`,
  `'${'a'.repeat(5_000)}'`,
])('takes nothing else: %s', (text) => {
  expect(isPlainType(text)).toBe(false);
});

it.each([
  ['(', 'string', ')'],
  ['Readonly<', 'string', '>'],
  ['{ a: ', 'string', ' }'],
])('takes twenty types inside of each other, and no more: %s', (open, inner, close) => {
  const nested = (depth: number) => `${open.repeat(depth)}${inner}${close.repeat(depth)}`;
  expect([nested(20), nested(21)].map(isPlainType)).toEqual([true, false]);
});

it('takes 4,000 letters, and no more', () => {
  const ofLength = (length: number) => `'${'a'.repeat(length - 2)}'`;
  expect([ofLength(4_000), ofLength(4_001)].map(isPlainType)).toEqual([true, false]);
});

it('takes no text that closes what is around it', () => {
  const piece = fc.constantFrom(
    'string',
    ' ',
    '{',
    '}',
    'a',
    ':',
    ';',
    '?',
    '|',
    '<',
    '>',
    "'",
    '[]',
    '(',
    ')',
    '\n',
    '/',
    '*',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      if (!isPlainType(text)) return;
      let open = 0;
      for (const letter of text.replace(/'[^']*'/g, '')) {
        if (letter === '{') open += 1;
        if (letter === '}') open -= 1;
        expect(open).toBeGreaterThanOrEqual(0);
      }
      expect(open).toBe(0);
    }),
  );
});
