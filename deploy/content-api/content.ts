import type { Language } from '../../shared/i18n/index.ts';

/** The shapes that content is stored in, as JSON. What visitors read is there in several languages. */

/** A text in French and, where somebody wrote it, in the other languages. */
export type Localised = { fr: string } & Partial<Record<Language, string>>;

export interface Picture {
  url: string;
  alt: Localised;
  width: number;
  height: number;
}

/** `to` is a path of the content system, as `/product/line-120` or `/page/contact`, or an address elsewhere. */
export interface LinkContent {
  to: string;
  label: Localised;
  target?: '_blank';
  /** Only links of CMS content have one. */
  style?: string;
}

export interface SeoContent {
  title: Localised;
  description?: Localised;
  keywords?: Localised;
  robots?: string;
  image?: string;
  type?: string;
}

/** One block of a page; products and collections are named by their uid and id. Texts called `text` or `content` are HTML where the schema says so. */
export type BlockContent =
  | {
      type: 'HeroFullscreen';
      heading: Localised;
      text?: Localised;
      buttons: LinkContent[];
      backgroundDesktop: Picture;
      backgroundMobile: Picture;
    }
  | { type: 'HeroCms'; heading: Localised; subheading?: Localised; caption?: Localised; image?: Picture }
  | { type: 'HeroProduct'; product: string }
  | { type: 'HeroCollection'; tags: Localised[]; collection: string }
  | { type: 'EditoSimple'; backgroundColor?: string; text: Localised }
  | {
      type: 'EditoHalf';
      backgroundColor?: string;
      heading: Localised;
      text: Localised;
      cta?: LinkContent;
      image1: Picture;
      image2?: Picture;
    }
  | { type: 'PushTextImage'; heading: Localised; text: Localised; cta?: LinkContent; image: Picture }
  | { type: 'SliderCollection'; backgroundColor?: string; heading: Localised; collections: string[] }
  | { type: 'SliderProduct'; heading: Localised; products: string[] }
  | { type: 'SameCollectionSliderProduct'; backgroundColor?: string; collection: string; except?: string }
  | { type: 'SameTypeSliderProduct'; backgroundColor?: string; productType: string; subType?: string; except?: string }
  | { type: 'CmsContent'; content: Localised; cta?: LinkContent }
  | { type: 'SeeMore'; heading: Localised; text?: Localised; cta: LinkContent };

export interface SubmenuItemContent extends LinkContent {
  image?: string;
}

export interface MenuItemContent extends LinkContent {
  key: string;
  image?: string;
  submenuType?: string;
  submenuCategories: { heading: Localised; items: SubmenuItemContent[] }[];
}

export interface HeaderContent {
  menuItems: MenuItemContent[];
}

export interface FooterContent {
  menus: LinkContent[];
  address: Localised;
  /** `{year}` stands for the current year (C46). */
  copyright: Localised;
  socials: LinkContent[];
}
