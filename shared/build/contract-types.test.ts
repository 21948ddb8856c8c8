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
