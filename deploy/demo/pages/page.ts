import type { BlockContent, SeoContent } from '../../content-api/content.ts';

/** A page as the demonstration brand writes it. */
export interface PageRecord {
  path: string;
  seo: SeoContent;
  blocks: BlockContent[];
}
