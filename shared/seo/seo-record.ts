/** The SEO record of a page (specification 1§3); what the content system leaves out is undefined. */
export interface Seo {
  title: string;
  /** Where it is not the page's. */
  titleLanguage?: string;
  description?: string;
  abstract?: string;
  keywords?: string;
  robots?: string;
  canonicalUrl?: string;
  contentLanguage?: string;
  ogDeterminer?: string;
  ogSiteName?: string;
  ogType?: string;
  ogUrl?: string;
  ogTitle?: string;
  ogDescription?: string;
  ogImage?: string;
  twitterType?: string;
  twitterTitle?: string;
  twitterDescription?: string;
  twitterUrl?: string;
  twitterImage?: string;
  /** The page's address in every language, where the slug is not the same in all of them. */
  addresses?: readonly PageAddress[];
}

/** Where a page stands in a language: `/de/ueber-uns`. */
export interface PageAddress {
  readonly language: string;
  readonly url: string;
}
