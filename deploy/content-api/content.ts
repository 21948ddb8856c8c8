import type { Language } from '../../shared/i18n/index.ts';

/** The shapes that content is stored in, as JSON. What visitors read is there in several languages. */

/** A text in one language at least; another one is shown where a language lacks it. */
export type Localised = Partial<Record<Language, string>>;

/** In the currency's unit, with two decimals at most; `currency` as `EUR`. */
export interface PriceContent {
  amount: number;
  currency: string;
}

/** Sizes in pixels. */
export interface Picture {
  url: string;
  alt: Localised;
  width: number;
  height: number;
  /** What a cut must not lose, in percent from the left and the top. */
  focus?: { x: number; y: number };
}

/** A picture, or a drawing of which no size is known. */
export type ImageContent = Pick<Picture, 'url' | 'alt'> & Partial<Picture>;

/** A place in a picture that tells more; x and y are percentages from its left and its top. */
export interface Hotspot {
  x: number;
  y: number;
  heading: Localised;
  text?: Localised;
  cta?: LinkContent;
  /** The uid of the product at that place. */
  product?: string;
}

export interface HotspotPicture extends Picture {
  legend?: Localised;
  hotspots?: Hotspot[];
}

/** What lies behind a full-width block; a video has a still picture for those who asked for reduced motion. */
export interface Background {
  image: Picture;
  video?: string;
}

/** `to` is a path of the content system, as `/product/line-120` or `/page/contact`, or an address elsewhere. */
export interface LinkContent {
  to: string;
  label: Localised;
  target?: '_blank';
  /** Only links of CMS content have one: `button` or `link`. */
  style?: string;
}

/** A file to download, as a PDF. */
export interface DocumentContent {
  url: string;
  label: Localised;
}

export interface SeoContent {
  title: Localised;
  description?: Localised;
  abstract?: Localised;
  keywords?: Localised;
  robots?: string;
  image?: string;
  type?: string;
}

/** What a product is made of: the `value` of a material, and how many colours and finishes it comes in. */
export interface ProductMaterialContent {
  material: string;
  colorCount: number;
  finishCount?: number;
  summary?: Localised;
}

export interface LayoutContent {
  /** Inner sizes in words, as "2 drawers of 58 × 20 cm". */
  dimensions?: Localised;
  shelvesCount?: number;
  drawerCount?: number;
  nicheCount?: number;
  doorCount?: number;
  mirrorDoorLabel?: Localised;
  handles?: Localised[];
}

/** The washbasins that a product can carry. */
export interface VasquesContent {
  positionOptions: Localised[];
  typeOptions: Localised[];
  materials: { material: string; colorCount: number }[];
}

export interface ProductDocuments {
  fichesTechniques?: DocumentContent[];
  noticesMontage?: DocumentContent[];
  guidesChoix?: DocumentContent[];
  fichesTarif?: DocumentContent[];
}

interface Mea {
  backgroundColor?: string;
  heading: Localised;
  cta?: LinkContent;
  text: Localised;
  position: 'left' | 'right';
  image: Picture;
  /** The address of a small drawing. */
  picto?: string;
}

export interface ConfigurationContent {
  text: Localised;
  /** The address of a small drawing. */
  picto: string;
}

export interface AccordionItemContent {
  heading: Localised;
  text: Localised;
}

/**
 * One block of a page (2§3). Products are named by their uid; collections, inspirations and articles by their id.
 * Texts called `text` or `content` are HTML where the schema says so. `backgroundColor` is a CSS colour.
 */
export type BlockContent =
  | {
      type: 'HeroLarge';
      heading: Localised;
      text?: Localised;
      backgroundImageDesktop: Picture;
      backgroundImageMobile: Picture;
    }
  | {
      type: 'HeroFullscreen';
      heading: Localised;
      text?: Localised;
      buttons: LinkContent[];
      backgroundDesktop: Picture;
      backgroundMobile: Picture;
    }
  | {
      type: 'HeroCollection';
      tags: Localised[];
      configurations?: ConfigurationContent[];
      collection: string;
    }
  | { type: 'HeroCms'; heading: Localised; subheading?: Localised; caption?: Localised; image?: Picture }
  | {
      type: 'HeroNavigation';
      label: Localised;
      heading: Localised;
      imageDesktop: Picture;
      imageMobile: Picture;
      leftCta?: LinkContent;
      rightCta?: LinkContent;
    }
  | { type: 'HeroProduct'; product: string }
  | {
      type: 'ImageFullTextBlock';
      backgroundColor?: string;
      text: Localised;
      cta?: LinkContent;
      linkLists?: LinkContent[];
      icon?: string;
      backgroundDesktop: Background;
      backgroundMobile: Background;
    }
  | { type: 'PushImageFull'; heading: Localised; tag?: Localised; image: Picture; cta?: LinkContent }
  | { type: 'PushTextImage'; heading: Localised; text: Localised; cta?: LinkContent; image: Picture }
  | {
      type: 'PushCatalog';
      heading: Localised;
      text: Localised;
      image: Picture;
      cta?: LinkContent;
      document: DocumentContent;
      backgroundImageDesktop?: Picture;
      backgroundImageMobile?: Picture;
    }
  | { type: 'SliderCollection'; backgroundColor?: string; heading: Localised; collections: string[] }
  | { type: 'SliderJournal'; heading: Localised; text?: Localised; cta?: LinkContent; articles: string[] }
  | { type: 'SliderInspiration'; backgroundColor?: string; heading: Localised; inspirations: string[] }
  | { type: 'SliderProductInterface'; products: string[] }
  | { type: 'SliderProduct'; heading: Localised; products: string[] }
  | { type: 'SameCollectionSliderProduct'; backgroundColor?: string; collection: string; except?: string }
  | { type: 'SameTypeSliderProduct'; backgroundColor?: string; productType: string; subType?: string; except?: string }
  | { type: 'SliderAccessories'; accessories: string[] }
  | {
      type: 'Showroom';
      label?: Localised;
      heading: Localised;
      text?: Localised;
      cta?: LinkContent;
      inspirations: string[];
    }
  | {
      type: 'EditoHalf';
      backgroundColor?: string;
      blockColor?: string;
      heading: Localised;
      text: Localised;
      cta?: LinkContent;
      image1: HotspotPicture;
      image2?: HotspotPicture;
      image3?: HotspotPicture;
      collection?: string;
    }
  | { type: 'EditoTwoThird'; reverse?: boolean; heading: Localised; text: Localised; image: HotspotPicture }
  | {
      type: 'EditoCompo1';
      heading: Localised;
      text: Localised;
      image1: Picture;
      image2: Picture;
      image3: Picture;
      image4: Picture;
    }
  | {
      type: 'EditoCompo2';
      backgroundColor?: string;
      heading: Localised;
      text: Localised;
      cta?: LinkContent;
      image1: Picture;
      image2: Picture;
      image3: Picture;
      image4: Picture;
      image5: Picture;
      image6: Picture;
    }
  | { type: 'EditoSimple'; backgroundColor?: string; text: Localised }
  | ({ type: 'MeaXl' } & Mea)
  | ({ type: 'MeaL' } & Mea)
  | { type: 'ProjectSelection'; label?: Localised; heading: Localised; text?: Localised; cta?: LinkContent }
  | { type: 'CmsContent'; content: Localised; cta?: LinkContent }
  | { type: 'Diaporama'; color?: string; images: Picture[] }
  | { type: 'SimpleImageLegend'; image: Picture; legend?: Localised }
  | { type: 'DoubleImageLegend'; image1: Picture; image2: Picture; legend1?: Localised; legend2?: Localised }
  | { type: 'ColorChart'; heading: Localised; shades: string[] }
  | { type: 'Html'; code: Localised; sideEffects?: string[] }
  | { type: 'ProductFinder'; document: DocumentContent }
  | { type: 'SeeMore'; heading: Localised; text?: Localised; cta: LinkContent }
  | { type: 'ProductDetailsAccordion'; product: string }
  | { type: 'Accordion'; items: AccordionItemContent[] };

export interface SubmenuItemContent extends LinkContent {
  image?: string;
}

export interface SubmenuCategoryContent {
  heading: Localised;
  items: SubmenuItemContent[];
}

export interface MenuItemContent extends LinkContent {
  key: string;
  image?: string;
  submenuType?: string;
  submenuCategories: SubmenuCategoryContent[];
}

export interface HeaderContent {
  menuItems: MenuItemContent[];
}

export interface FooterContent {
  menus: LinkContent[];
  address: Localised;
  /** `{year}` stands for the current year (C46). */
  copyright: Localised;
  /** The badges of the upper band: the address of a drawing and its text. */
  icons?: { url: string; alt: Localised }[];
  socials: LinkContent[];
}

export interface SearchGroupContent {
  name: Localised;
  data: { title: Localised; to: string }[];
}

/** What visitors often look for, shown before they type (R298). */
export interface PopularSearchContent {
  groups: SearchGroupContent[];
}

/** An answer to a step of the mirror finder. */
export interface FinderAnswerContent {
  /** The address of a small drawing. */
  icon?: string;
  title: Localised;
  subtitle?: Localised;
  /** As `2a`; the values of all answers, put together, are the combination. */
  value: string;
  /** The id of the next step; without it the answers are complete. */
  goTo?: string;
  resultLabel: Localised;
}

/** One step of the mirror finder (R249). */
export interface FinderStepContent {
  id: string;
  first: boolean;
  type: 'single' | 'multi';
  label: Localised;
  question: Localised;
  subtitle?: Localised;
  image?: Picture;
  answers: FinderAnswerContent[];
}

export interface ProductFinderContent {
  steps: FinderStepContent[];
  /** Products by their uid for each combination of answers, as `1a2b3a4a` (R250). */
  mapping: { combination: string; products: string[] }[];
}
