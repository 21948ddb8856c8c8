/** A list of the visitor; products by their uids (C27). */
export interface Wishlist {
  id: string;
  /** As the visitor wrote it; may be empty (C24). */
  title: string;
  /** Counts the changes on the server: a change names the one that it was made from (C26). */
  revision: number;
  products: readonly string[];
}

/** What a visitor does to one list. It is made again on a list that was changed elsewhere meanwhile. */
export type Edit = (list: Wishlist) => Wishlist;

/** Puts a product at the end; a list holds each once. */
export const adding =
  (uid: string): Edit =>
  (list) =>
    list.products.includes(uid) ? list : { ...list, products: [...list.products, uid] };

export const removing =
  (uid: string): Edit =>
  (list) =>
    list.products.includes(uid) ? { ...list, products: list.products.filter((product) => product !== uid) } : list;

export const renaming =
  (title: string): Edit =>
  (list) =>
    list.title === title ? list : { ...list, title };

export interface PendingEdit {
  id: string;
  edit: Edit;
}

/** What the visitor sees: the lists as they are saved, with the edits on them that are on their way. */
export const withEdits = (saved: readonly Wishlist[], pending: readonly PendingEdit[]): Wishlist[] =>
  saved.map((list) => pending.filter(({ id }) => id === list.id).reduce((now, { edit }) => edit(now), list));

/** The lists with the saved state of one of them. */
export const withSaved = (lists: readonly Wishlist[], saved: Wishlist): Wishlist[] =>
  lists.map((list) => (list.id === saved.id ? saved : list));
