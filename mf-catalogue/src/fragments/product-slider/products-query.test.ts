import { productsQuery } from './products-query.ts';

it('asks for the products that are named', () => {
  expect(productsQuery({ products: ['a', 'b'] }).filter).toEqual({ uids: ['a', 'b'] });
});

it('leaves out the product of the page, and what other sliders of the page show', () => {
  expect(
    productsQuery({ type: 'mirror', except: 'a', exceptProducts: ['b'], exceptCollections: ['halo'] }),
  ).toMatchObject({
    limit: 12,
    filter: { exceptUids: ['a', 'b'], exceptCollections: ['halo'] },
  });
});

it('asks for a collection, or for a type with its sub-type', () => {
  expect(productsQuery({ collection: 'halo' }).filter).toEqual({ collections: ['halo'] });
  expect(productsQuery({ type: 'mirror', subType: 'round' }).filter).toEqual({
    types: ['mirror'],
    subTypes: ['round'],
  });
});
