/** The props of every fragment that one remote lends to others. Props travel as JSON: plain data only. */
export interface FragmentProps {
  'shell/header': object;
  'shell/footer': object;
  /**
   * The content blocks of a path of the content system, as `/cms/legal`; `place` picks those before or after a list, or
   * the hero that begins the page, or those after it.
   * `underHeading` where the page has an h1 of its own: the blocks then begin with an introduction, not with a title.
   */
  'mf-content/blocks': {
    path: string;
    place?: 'before-list' | 'after-list' | 'hero' | 'after-hero';
    underHeading?: boolean;
  };
  /**
   * Product cards side by side: those named, or those of a collection or of a type, without the product `except` and
   * without what other sliders of the page show.
   */
  'mf-catalogue/product-slider': {
    heading?: string;
    products?: string[];
    collection?: string;
    type?: string;
    subType?: string;
    except?: string;
    exceptProducts?: string[];
    exceptCollections?: string[];
  };
  /** Products by their uids as a grid of cards; in a wishlist each has a button that takes it off the list (R139). */
  'mf-catalogue/product-grid': { products: string[]; wishlist?: boolean };
  /** One product, by its uid, as editors put it into a text. */
  'mf-catalogue/product-card': { product: string };
  /** One of the four overlays of a product's page (C37), for the overlay host. */
  'mf-catalogue/product-overlay': { product: string; content: 'COLOR' | 'DIMENSION' | 'MATERIAL' | 'HANDLE' };
  /** The guided way to a mirror; `document` is the catalogue that it offers. */
  'mf-catalogue/mirror-finder': { document?: { url: string; label: string } };
  /** The three questions of the project configurator, which lead to its page; the address holds what is chosen. */
  'mf-catalogue/project-selection': object;
  /**
   * Sign-in, sign-up and then the save panel, for the popin host; the product is the popin's `productIdToAdd`. `again` where the
   * session has ended.
   */
  'mf-account/login-popin': { again?: boolean };
  /** Which list a product is put on, or a new list, for the popin host. */
  'mf-account/save-popin': object;
  /**
   * How many products the visitor has saved, and what came of the last save. It keeps the bus topic `wishlists` up to date
   * for every part of the tab.
   */
  'mf-account/saved-products': object;
  /** Search as one types, from the bus topic `search`. */
  'mf-search/search-overlay': object;
}

export type FragmentName = keyof FragmentProps;

interface FragmentContract {
  /** Changes when a consumer has to change; written `name@major` where a release says what it uses. */
  major: number;
  /** Whether content editors may write it into their HTML. */
  content: boolean;
  /** The purpose for which the site opens this fragment. */
  opensFor?: Purpose;
  /** In the overlay it takes the whole screen and fades in (R296). */
  fullScreen?: true;
}

/** Searching; choosing the list that a product is put on; signing in on the way there. */
type Purpose = 'search' | 'choose-list' | 'sign-in';

export const fragmentContracts = {
  'shell/header': { major: 1, content: false },
  'shell/footer': { major: 1, content: false },
  'mf-content/blocks': { major: 1, content: false },
  'mf-catalogue/product-slider': { major: 1, content: true },
  'mf-catalogue/product-grid': { major: 1, content: true },
  'mf-catalogue/product-card': { major: 1, content: true },
  'mf-catalogue/product-overlay': { major: 1, content: false },
  'mf-catalogue/mirror-finder': { major: 1, content: true },
  'mf-catalogue/project-selection': { major: 1, content: true },
  'mf-account/login-popin': { major: 1, content: false, opensFor: 'sign-in' },
  'mf-account/save-popin': { major: 1, content: false, opensFor: 'choose-list' },
  'mf-account/saved-products': { major: 1, content: false },
  'mf-search/search-overlay': { major: 1, content: false, opensFor: 'search', fullScreen: true },
} as const satisfies Record<FragmentName, FragmentContract>;

/** How a release names a fragment that it shows: `mf-content/blocks@1`. */
export type FragmentUse = {
  [Name in FragmentName]: `${Name}@${(typeof fragmentContracts)[Name]['major']}`;
}[FragmentName];

export const isFragmentName = (name: string): name is FragmentName => Object.hasOwn(fragmentContracts, name);

/** The contract of a fragment. */
export const contractOf = (name: FragmentName): FragmentContract => fragmentContracts[name];

/** The fragments that the site opens for a purpose. */
export const fragmentsFor = (purpose: Purpose): FragmentName[] =>
  Object.keys(fragmentContracts)
    .filter(isFragmentName)
    .filter((name) => contractOf(name).opensFor === purpose);
