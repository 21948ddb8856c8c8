// A copy of mf-catalogue/contract.ts, written by the build.
/** What mf-catalogue lends. Props travel as JSON: plain data only. */
export interface Fragments {
  /**
   * Product cards side by side: those named, or those of a collection or of a type, without the product `except` and
   * without what other sliders of the page show.
   */
  'mf-catalogue/product-slider': {
    heading?: string;
    /** Where it is not the page's. */
    headingLanguage?: string;
    products?: string[];
    collection?: string;
    type?: string;
    subType?: string;
    except?: string;
    exceptProducts?: string[];
    exceptCollections?: string[];
  };
  /**
   * Products by their uids as a grid of cards; in a wishlist each has a button that takes it off the list, without
   * scripts by the id of the list, or without one off what a guest has saved.
   */
  'mf-catalogue/product-grid': { products: string[]; wishlist?: boolean; list?: string };
  /** One product, by its uid, as editors put it into a text. */
  'mf-catalogue/product-card': { product: string };
  /** One of the four overlays of a product's page, for the overlay host. */
  'mf-catalogue/product-overlay': { product: string; content: 'COLOR' | 'DIMENSION' | 'MATERIAL' | 'HANDLE' };
  /** The guided way to a mirror; `document` is the catalogue that it offers. */
  'mf-catalogue/mirror-finder': { document?: { url: string; label: string; labelLanguage?: string } };
  /** The three questions of the project configurator, which lead to its page; the address holds what is chosen. */
  'mf-catalogue/project-selection': object;
}

export const fragments = {
  'mf-catalogue/product-slider': { major: 1, content: true },
  'mf-catalogue/product-grid': { major: 1, content: true },
  'mf-catalogue/product-card': { major: 1, content: true },
  'mf-catalogue/product-overlay': { major: 1, content: false },
  'mf-catalogue/mirror-finder': { major: 1, content: true },
  'mf-catalogue/project-selection': { major: 1, content: true },
} as const;

/** State that parts share. */
export interface States {
  /**
   * What the products overview is narrowed by, as the query of its address. A part that wants other filters sets
   * them with `restoreFilters`; the overview takes them up and says so by `restoreFilters: false`.
   */
  filters: { filters: Readonly<Record<string, string | undefined>>; restoreFilters: boolean };
}

export const states = {
  filters: { major: 1, setBy: ['mf-catalogue'], initial: { filters: {}, restoreFilters: false } },
} as const;
