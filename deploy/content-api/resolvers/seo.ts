import type { SeoContent } from '../content.ts';
import type { Context } from '../context.ts';
import { localised } from './localised.ts';

const title = localised('title');
const description = localised('description');

/** The SEO record of a page; what else leads to the page is known where the page was asked for. */
export type SeoOfPage = SeoContent & { addresses?: { language: string; url: string }[] };

/** Editors write title, description and picture once; the networks' own fields follow from them. */
export const Seo = {
  title,
  description,
  abstract: localised('abstract'),
  keywords: localised('keywords'),
  contentLanguage: (_seo: SeoContent, _args: unknown, { language }: Context) => language,
  ogDeterminer: () => 'auto',
  ogSiteName: () => 'Rivelle',
  ogType: ({ type = 'website' }: SeoContent) => type,
  ogTitle: title,
  ogDescription: description,
  ogImage: ({ image }: SeoContent) => image,
  twitterType: () => 'summary_large_image',
  twitterTitle: title,
  twitterDescription: description,
  twitterImage: ({ image }: SeoContent) => image,
};
