import type { BlockContent } from '../../content-api/block-content.generated.ts';
import type { SeoContent } from '../../content-api/content.ts';

/** A page as the demonstration brand writes it. */
export interface PageRecord {
  path: string;
  seo: SeoContent;
  blocks: BlockContent[];
}
