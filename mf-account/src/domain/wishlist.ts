/** A wishlist of the visitor; its products are named by their uids. */
export interface Wishlist {
  id: string;
  /** As the visitor wrote it; may be empty. */
  title: string;
  /**
   * Counts the changes on the server (optimistic concurrency): a change of the whole list names the revision it was
   * made from.
   */
  revision: number;
  products: readonly string[];
}

/**
 * What a visitor does to one list. It can be applied to any later state of the list; a list holds each product once.
 */
export type Edit =
  | { kind: 'add'; product: string }
  | { kind: 'remove'; product: string }
  /** Puts a product at a place, counted from 0, from wherever it was. */
  | { kind: 'move'; product: string; place: number }
  | { kind: 'add-all'; products: readonly string[] }
  | { kind: 'rename'; title: string };

/** The list after an edit; the same one where the edit changes nothing. */
export function edited(list: Wishlist, edit: Edit): Wishlist {
  if (edit.kind === 'rename') return edit.title === list.title ? list : { ...list, title: edit.title };
  const products = editedProducts(list.products, edit);
  const isSame = products.length === list.products.length && products.every((uid, at) => uid === list.products[at]);
  return isSame ? list : { ...list, products };
}

function editedProducts(products: readonly string[], edit: Exclude<Edit, { kind: 'rename' }>): readonly string[] {
  if (edit.kind === 'add-all') return [...new Set([...products, ...edit.products])];
  if (edit.kind === 'add') return products.includes(edit.product) ? products : [...products, edit.product];
  const others = products.filter((uid) => uid !== edit.product);
  return edit.kind === 'remove' ? others : others.toSpliced(edit.place, 0, edit.product);
}

export interface PendingEdit {
  id: string;
  edit: Edit;
}

/** What the visitor sees: the saved lists with the pending edits applied (optimistic update). */
export const withEdits = (saved: readonly Wishlist[], pending: readonly PendingEdit[]): Wishlist[] =>
  saved.map((list) => pending.filter(({ id }) => id === list.id).reduce((now, { edit }) => edited(now, edit), list));

/** The lists, with one of them as the server has saved it, unless a later revision is known. */
export const withSaved = (lists: readonly Wishlist[], saved: Wishlist): Wishlist[] =>
  lists.map((list) => (list.id === saved.id && list.revision <= saved.revision ? saved : list));
