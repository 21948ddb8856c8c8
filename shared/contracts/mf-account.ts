// A copy of mf-account/contract.ts, written by the build.
/** What mf-account lends. Props travel as JSON: plain data only. */
export interface Fragments {
  /**
   * Sign-in, sign-up and then the save panel, for the popin host; the product is the popin's `productIdToAdd`. `again`
   * where the session has ended.
   */
  'mf-account/login-popin': { again?: boolean };
  /** Which list a product is put on, or a new list, for the popin host. */
  'mf-account/save-popin': object;
  /**
   * How many products the visitor has saved, and what came of the last save. It keeps the bus topic `wishlists` up to
   * date for every part of the tab.
   */
  'mf-account/saved-products': object;
}

export const fragments = {
  'mf-account/login-popin': { major: 1, content: false, role: 'sign-in' },
  'mf-account/save-popin': { major: 1, content: false, role: 'save' },
  'mf-account/saved-products': { major: 1, content: false, role: 'saved' },
} as const;

/** State that parts share. */
export interface States {
  /**
   * The visitor's lists, from sign-in on, with the uids of their products; `revision` counts a list's changes. A card
   * in a list names the product that is to go as `productIdToDelete`; the page of the lists takes it off.
   */
  wishlists: {
    lists: readonly { id: string; title: string; revision: number; products: readonly string[] }[];
    productIdToDelete?: string;
    /** The uids of what the visitor saved without an account. */
    guestProducts?: readonly string[];
    /** How many edits wait for the connection. */
    waiting?: number;
  };
}

export const states = {
  wishlists: { major: 1, setBy: ['shell', 'mf-account', 'mf-catalogue'], initial: { lists: [] } },
} as const;
