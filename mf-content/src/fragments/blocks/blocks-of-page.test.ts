import fc from 'fast-check';
import { blocksInPlace, productsShown } from './blocks-of-page.ts';

const blocks = fc.array(fc.record({ __typename: fc.constantFrom('CmsContent', 'HeroCms', 'EditoSimple') }));

// R143, R144
it('shows running text after the list and everything else before it', () => {
  const page = [{ __typename: 'HeroCms' }, { __typename: 'CmsContent' }, { __typename: 'SeeMore' }];
  expect(blocksInPlace(page, 'before-list')).toEqual([{ __typename: 'HeroCms' }, { __typename: 'SeeMore' }]);
  expect(blocksInPlace(page, 'after-list')).toEqual([{ __typename: 'CmsContent' }]);
});

it('shows every block where there is no list', () => {
  fc.assert(fc.property(blocks, (page) => expect(blocksInPlace(page)).toEqual(page)));
});

it('shows every block in exactly one of the two places of an overview', () => {
  fc.assert(
    fc.property(blocks, (page) => {
      expect(blocksInPlace(page, 'before-list').length + blocksInPlace(page, 'after-list').length).toBe(page.length);
    }),
  );
});

it('lets the hero that begins a page stand alone', () => {
  const page = [{ __typename: 'HeroProduct' }, { __typename: 'SeeMore' }];
  expect(blocksInPlace(page, 'hero')).toEqual([{ __typename: 'HeroProduct' }]);
  fc.assert(
    fc.property(blocks, (any) =>
      expect([...blocksInPlace(any, 'hero'), ...blocksInPlace(any, 'after-hero')]).toEqual(any),
    ),
  );
  expect(blocksInPlace([{ __typename: 'SeeMore' }, { __typename: 'HeroCms' }], 'hero')).toEqual([]);
});

it.each([
  ['SliderProduct', { products: ['P1'], collections: [] }],
  ['SliderProductInterface', { products: ['P1'], collections: [] }],
  ['SliderAccessories', { products: ['A1'], collections: [] }],
  ['SameCollectionSliderProduct', { products: [], collections: ['ligne'] }],
  ['SameTypeSliderProduct', { products: [], collections: [] }],
])('knows what a %s names', (__typename, shown) => {
  const named = { products: [{ uid: 'P1' }], accessories: [{ uid: 'A1' }], collectionId: 'ligne' };
  expect(productsShown(JSON.parse(JSON.stringify([{ __typename, ...named }])))).toEqual(shown);
});
