import fc from 'fast-check';
import { type Edit, edited, type PendingEdit, type Wishlist, withEdits, withSaved } from './wishlist.ts';

const uid = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const list: fc.Arbitrary<Wishlist> = fc.record({
  id: fc.constantFrom('1', '2'),
  title: fc.string(),
  revision: fc.nat(),
  products: fc.uniqueArray(uid),
});
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), product: uid }),
  fc.record({ kind: fc.constant('remove' as const), product: uid }),
  fc.record({ kind: fc.constant('move' as const), product: uid, place: fc.nat(6) }),
  fc.record({ kind: fc.constant('add-all' as const), products: fc.array(uid) }),
  fc.record({ kind: fc.constant('rename' as const), title: fc.string() }),
);

it('a product that is added is on the list once, after those that were there', () => {
  fc.assert(
    fc.property(list, uid, (before, product) => {
      const { products } = edited(before, { kind: 'add', product });
      expect(products.filter((one) => one === product)).toHaveLength(1);
      expect(products.slice(0, before.products.length)).toEqual(before.products);
    }),
  );
});

it('a product that is removed is gone, and the others keep their order', () => {
  fc.assert(
    fc.property(list, uid, (before, product) => {
      const { products } = edited(before, { kind: 'remove', product });
      expect(products).toEqual(before.products.filter((one) => one !== product));
    }),
  );
});

it('a product that is removed and moved back is where it was', () => {
  fc.assert(
    fc.property(list, fc.nat(), (before, any) => {
      fc.pre(before.products.length > 0);
      const place = any % before.products.length;
      const product = before.products[place] ?? '';
      const removed = edited(before, { kind: 'remove', product });
      expect(edited(removed, { kind: 'move', product, place })).toEqual(before);
    }),
  );
});

it('an empty list gets all products back in their order', () => {
  fc.assert(
    fc.property(list, (before) => {
      const again = edited({ ...before, products: [] }, { kind: 'add-all', products: before.products });
      expect(again).toEqual(before);
    }),
  );
});

it('no edit puts a product on a list twice, or changes the list when it is made again', () => {
  fc.assert(
    fc.property(list, edit, (before, one) => {
      const once = edited(before, one);
      expect(new Set(once.products).size).toBe(once.products.length);
      expect(edited(once, one)).toBe(once);
    }),
  );
});

it('edits on their way show on their own list only, and revisions are left to the server', () => {
  const pending: fc.Arbitrary<PendingEdit[]> = fc.array(fc.record({ id: fc.constant('1'), edit }));
  fc.assert(
    fc.property(list, pending, (before, edits) => {
      const other = { ...before, id: '2' };
      const [shown, untouched] = withEdits([{ ...before, id: '1' }, other], edits);
      expect(shown?.revision).toBe(before.revision);
      expect(untouched).toBe(other);
    }),
  );
});

// C26
it('a saved list takes the place of the one that it was, and never of a later one', () => {
  const one = { id: '1', title: 'Bain', revision: 1, products: [] };
  const two = { ...one, id: '2', revision: 5 };
  const later = { ...two, title: 'Salle d’eau', revision: 6 };
  expect(withSaved([one, two], later)).toEqual([one, later]);
  expect(withSaved([one, later], two)).toEqual([one, later]);
  const same = { ...later, products: ['a'] };
  expect(withSaved([one, later], same)).toEqual([one, same]);
});
