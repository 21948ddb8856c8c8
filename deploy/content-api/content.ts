import type { Country, Locale } from 'shared/i18n';

/**
 * The shapes that content is stored in, as JSON. What visitors read is there in several languages. Those of blocks are in
 * `block-content.generated.ts`, made from `shared/schema/blocks.graphql`.
 */

/** A text in one language at least; another one is shown where a language lacks it. `de-CH` is German as Switzerland alone has it. */
export type Localised = Partial<Record<Locale, string>>;

/** Who the site belongs to: what pages, mails, documents and icons show of the brand. */
export interface BrandContent {
  name: string;
  /** What the house makes, below the wordmark. */
  tagline: Localised;
  /** What describes a page to search engines that has no description of its own. */
  description: Localised;
  /** The public host of each country that has one. */
  hosts: Partial<Record<Country, string>>;
  /** The drawing that every icon of the site is made from. */
  icon?: string | null;
  /** CSS colours of the web manifest. */
  themeColor?: string | null;
  backgroundColor?: string | null;
  /** Who sends mails, who gets messages of the contact form, and who is told of security holes; settings come before them. */
  mailFrom?: string | null;
  contactMailTo?: string | null;
  securityContact?: string | null;
}

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

/** The address of a drawing, another one in the languages that have their own, and its text. */
interface BadgeContent {
  url: string;
  inLanguage?: Localised;
  alt: Localised;
}

export interface FooterContent {
  menus: LinkContent[];
  address: Localised;
  /** `{year}` stands for the current year. */
  copyright: Localised;
  /** Those of the upper band. */
  icons?: BadgeContent[];
  socials: LinkContent[];
}

export interface SearchGroupContent {
  name: Localised;
  data: { title: Localised; to: string }[];
}

/** What visitors often look for, shown before they type. */
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

/** One step of the mirror finder. */
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
  /** Products by their uid for each combination of answers, as `1a2b3a4a`. */
  mapping: { combination: string; products: string[] }[];
}
