import fc from 'fast-check';
import { addingAll, puttingBack } from './put-back.ts';
import { removing, type Wishlist } from './wishlist.ts';

const uid = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const list: fc.Arbitrary<Wishlist> = fc.record({
  id: fc.constant('1'),
  title: fc.string(),
  revision: fc.nat(),
  products: fc.uniqueArray(uid, { minLength: 1 }),
});

it('a product that is taken off and put back stands where it stood', () => {
  fc.assert(
    fc.property(list, fc.nat(), (before, any) => {
      const place = any % before.products.length;
      const gone = before.products[place] ?? '';
      expect(puttingBack(gone, place)(removing(gone)(before))).toEqual(before);
    }),
  );
});

it('what is put back twice is there once', () => {
  fc.assert(
    fc.property(list, uid, fc.nat(9), (before, back, place) => {
      const once = puttingBack(back, place)(before);
      expect(puttingBack(back, place)(once)).toBe(once);
      expect(addingAll(once.products)(once)).toBe(once);
    }),
  );
});

it('an empty list gets all products back in their order', () => {
  fc.assert(
    fc.property(list, (before) => expect(addingAll(before.products)({ ...before, products: [] })).toEqual(before)),
  );
});
