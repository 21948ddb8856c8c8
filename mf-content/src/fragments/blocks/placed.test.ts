import fc from 'fast-check';
import { placed } from './placed.ts';

const blocks = fc.array(fc.record({ __typename: fc.constantFrom('CmsContent', 'HeroCms', 'EditoSimple') }));

it('shows running text after the list and everything else before it', () => {
  const page = [{ __typename: 'HeroCms' }, { __typename: 'CmsContent' }, { __typename: 'SeeMore' }];
  expect(placed(page, 'before-list')).toEqual([{ __typename: 'HeroCms' }, { __typename: 'SeeMore' }]);
  expect(placed(page, 'after-list')).toEqual([{ __typename: 'CmsContent' }]);
});

it('shows every block where there is no list', () => {
  fc.assert(fc.property(blocks, (page) => expect(placed(page)).toEqual(page)));
});

it('shows every block in exactly one of the two places', () => {
  fc.assert(
    fc.property(blocks, (page) => {
      expect(placed(page, 'before-list').length + placed(page, 'after-list').length).toBe(page.length);
    }),
  );
});
