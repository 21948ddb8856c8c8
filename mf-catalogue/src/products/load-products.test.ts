import { fakePlatform } from 'shared/testing';
import { loadProducts, loadProductsNamed } from './load-products.ts';

function askedOf(answer = { items: [], pageInfo: { totalCount: 0 } }) {
  const asked: object[] = [];
  const { platform } = fakePlatform({
    answers: {
      Products: (variables) => {
        asked.push(variables);
        return { products: answer };
      },
    },
  });
  return { asked, platform };
}

it('asks for exactly what it is told', async () => {
  const { asked, platform } = askedOf();
  const wanted = { limit: 12, offset: 24, filter: { collections: ['ligne'] } };
  await loadProducts(platform, wanted);
  expect(asked).toEqual([wanted]);
});

it('asks for the products of a long list a hundred at a time, each once, in their order', async () => {
  const { asked, platform } = askedOf();
  const uids = Array.from({ length: 250 }, (_, number) => `p-${number}`);
  await loadProductsNamed(platform, uids);
  expect(asked).toEqual([
    { filter: { uids: uids.slice(0, 100) }, limit: 100, offset: 0, onPaper: false },
    { filter: { uids: uids.slice(100, 200) }, limit: 100, offset: 0, onPaper: false },
    { filter: { uids: uids.slice(200) }, limit: 50, offset: 0, onPaper: false },
  ]);
});
