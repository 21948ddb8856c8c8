import { contractSaidBy, membersOf } from './contract-types.ts';
import { applications } from './index.ts';

it('says each type of a contract as text, without its comments', () => {
  const text = `export interface Fragments {
    /** A card. */
    'mf-a/card': {
      product: string; // its uid
      'in-list'?: readonly { id: 'a' | 'b' }[];
    };
    'mf-a/empty': object;
  }`;
  expect([...membersOf(text, 'Fragments')]).toEqual([
    ['mf-a/card', "{ product: string; 'in-list'?: readonly { id: 'a' | 'b' }[] }"],
    ['mf-a/empty', 'object'],
  ]);
  expect(membersOf(text, 'States').size).toBe(0);
  expect(() => membersOf('export interface Events { a: typeof x }', 'Events')).toThrow('plain data');
});

it('says the contract of every application of this repository', async () => {
  const said = await Promise.all(applications.map((name) => contractSaidBy(name)));
  const fragments = Object.assign({}, ...said.map((one) => one?.fragments));
  expect(fragments['mf-catalogue/product-card']).toEqual({ type: '{ product: string }', major: 1, content: true });
  expect(Object.keys(fragments).length).toBeGreaterThan(10);
});

it.each([
  'string',
  'null',
  "{ readonly id: 'a' | 1 | -2 | true; 'b-c'?: null }",
  '{}',
  '(string | number)[]',
  'readonly string[][]',
  'Readonly<Record<string, never>>',
  'Window',
  'object',
])('says a type as it is written: %s', (type) => {
  const said = membersOf(
    `interface Fragments { no: 1 }; export type A = 1; export interface Fragments { a: ${type} }`,
    'Fragments',
  );
  expect([...said]).toEqual([['a', type]]);
});

it.each([
  ['a(): void', 'TsMethodSignature'],
  ['[key: string]: string', 'TsIndexSignature'],
  ['a', 'a has no type'],
  ['a: { b }', 'b has no type'],
  ['a: () => void', 'TsFunctionType'],
])('takes no member that is no property with a type: %s', (member, why) => {
  expect(() => membersOf(`export interface Events { ${member} }`, 'Events')).toThrow(why);
});

it('says nothing of an application without a contract', async () => {
  expect(await contractSaidBy('mf-stores')).toBeUndefined();
});
