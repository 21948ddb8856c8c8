/** The props of every fragment that one remote lends to others. Props travel as JSON: plain data only. */
export interface FragmentProps {
  'shell/header': object;
  'shell/footer': object;
  /**
   * The content blocks of a path of the content system, as `/cms/legal`; `place` picks those before or after a list.
   * `underHeading` where the page has an h1 of its own: the blocks then begin with an introduction, not with a title.
   */
  'mf-content/blocks': { path: string; place?: 'before-list' | 'after-list'; underHeading?: boolean };
  /** Product cards side by side: those named, or those of a collection or of a type, without the product `except`. */
  'mf-catalogue/product-slider': {
    heading?: string;
    products?: string[];
    collection?: string;
    type?: string;
    subType?: string;
    except?: string;
  };
}

export type FragmentName = keyof FragmentProps;

interface FragmentContract {
  /** Changes when a consumer has to change; written `name@major` where a release says what it uses. */
  major: number;
  /** Whether content editors may write it into their HTML. */
  content: boolean;
}

export const fragmentContracts: Record<FragmentName, FragmentContract> = {
  'shell/header': { major: 1, content: false },
  'shell/footer': { major: 1, content: false },
  'mf-content/blocks': { major: 1, content: false },
  'mf-catalogue/product-slider': { major: 1, content: true },
};

export const isFragmentName = (name: string): name is FragmentName => Object.hasOwn(fragmentContracts, name);
