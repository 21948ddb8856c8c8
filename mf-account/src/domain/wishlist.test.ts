import fc from 'fast-check';
import {
  adding,
  type Edit,
  type PendingEdit,
  removing,
  renaming,
  type Wishlist,
  withEdits,
  withSaved,
} from './wishlist.ts';

const uid = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const list: fc.Arbitrary<Wishlist> = fc.record({
  id: fc.constantFrom('1', '2'),
  title: fc.string(),
  revision: fc.nat(),
  products: fc.uniqueArray(uid),
});
const edit: fc.Arbitrary<Edit> = fc.oneof(uid.map(adding), uid.map(removing), fc.string().map(renaming));

it('a product that is added is on the list once, after those that were there', () => {
  fc.assert(
    fc.property(list, uid, (before, added) => {
      const { products } = adding(added)(before);
      expect(products.filter((product) => product === added)).toHaveLength(1);
      expect(products.slice(0, before.products.length)).toEqual(before.products);
    }),
  );
});

it('a product that is removed is gone, and the others keep their order', () => {
  fc.assert(
    fc.property(list, uid, (before, removed) => {
      const { products } = removing(removed)(before);
      expect(products).toEqual(before.products.filter((product) => product !== removed));
    }),
  );
});

it('an edit that is made again changes nothing more, so that it can be tried again', () => {
  fc.assert(
    fc.property(list, edit, (before, make) => {
      const once = make(before);
      expect(make(once)).toBe(once);
    }),
  );
});

it('two tabs that add a product each have both on the list, whichever comes first', () => {
  fc.assert(
    fc.property(list, uid, uid, (before, one, other) => {
      const first = adding(other)(adding(one)(before)).products;
      const second = adding(one)(adding(other)(before)).products;
      expect([...first].sort()).toEqual([...second].sort());
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

it('a saved list takes the place of the one that it was', () => {
  const one = { id: '1', title: 'Bain', revision: 1, products: [] };
  const two = { ...one, id: '2' };
  expect(withSaved([one, two], { ...two, title: 'Salle d’eau', revision: 2 })).toEqual([
    one,
    { ...two, title: 'Salle d’eau', revision: 2 },
  ]);
});
