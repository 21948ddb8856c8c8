import type { BlockContent } from '../../../content-api/block-content.generated.ts';

/** What an editor writes for the page of a collection, beside its record. */
export interface CollectionPage {
  id: string;
  /** What follows its story. */
  blocks: BlockContent[];
  /** What follows its products. */
  closing: BlockContent;
}
