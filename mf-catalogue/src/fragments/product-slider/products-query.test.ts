import { productsQuery } from './products-query.ts';

it('asks for the products that are named', () => {
  expect(productsQuery({ products: ['a', 'b'] }).filter).toEqual({ uids: ['a', 'b'] });
});

it('asks for a collection, or for a type with its sub-type', () => {
  expect(productsQuery({ collection: 'halo' }).filter).toEqual({ collections: ['halo'] });
  expect(productsQuery({ type: 'mirror', subType: 'round' }).filter).toEqual({
    types: ['mirror'],
    subTypes: ['round'],
  });
});
