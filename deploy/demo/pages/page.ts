import type { BlockContent } from '../../content-api/block-content.generated.ts';
import type { Localised, SeoContent } from '../../content-api/content.ts';

/** A page as the demonstration brand writes it. */
export interface PageRecord {
  path: string;
  /** What its address ends with in each language, where that is not the end of its path. */
  slugs?: Localised;
  seo: SeoContent;
  blocks: BlockContent[];
}
