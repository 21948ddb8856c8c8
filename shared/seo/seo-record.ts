/** The texts of a page's SEO record that may be missing; `titleLanguage` is that of a title in another language than the page's. */
export const seoTexts = [
  ...(['titleLanguage', 'description', 'abstract', 'keywords', 'robots', 'canonicalUrl', 'contentLanguage'] as const),
  ...(['ogDeterminer', 'ogSiteName', 'ogType', 'ogUrl', 'ogTitle', 'ogDescription', 'ogImage'] as const),
  ...(['twitterType', 'twitterTitle', 'twitterDescription', 'twitterUrl', 'twitterImage'] as const),
];

/** The SEO record of a page; what the content system leaves out is undefined. */
export interface Seo extends Partial<Record<(typeof seoTexts)[number], string>> {
  title: string;
  /** The page's address in every language, where the slug is not the same in all of them. */
  addresses?: readonly PageAddress[];
}

/** Where a page stands in a language: `/de/ueber-uns`. */
export interface PageAddress {
  readonly language: string;
  readonly url: string;
}
