import { chosen } from './chosen.ts';

it('asks for the products that are named', () => {
  expect(chosen({ products: ['a', 'b'] }).filter).toEqual({ uids: ['a', 'b'] });
});

it('asks for a collection, or for a type with its sub-type', () => {
  expect(chosen({ collection: 'halo' }).filter).toEqual({ collections: ['halo'] });
  expect(chosen({ type: 'mirror', subType: 'round' }).filter).toEqual({ types: ['mirror'], subTypes: ['round'] });
});
