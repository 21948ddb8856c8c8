import type { Edit } from './wishlist.ts';

/** Puts a product that was taken off a list back to where it stood; a list holds each once. */
export const puttingBack =
  (uid: string, place: number): Edit =>
  (list) =>
    list.products.includes(uid) ? list : { ...list, products: list.products.toSpliced(place, 0, uid) };

/** Puts many at the end of a list, in order. */
export const addingAll =
  (uids: readonly string[]): Edit =>
  (list) => {
    const missing = uids.filter((uid) => !list.products.includes(uid));
    return missing.length ? { ...list, products: [...list.products, ...missing] } : list;
  };
