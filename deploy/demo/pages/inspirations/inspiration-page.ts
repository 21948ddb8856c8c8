import type { BlockContent } from '../../../content-api/block-content.generated.ts';
import type { Localised } from '../../../content-api/content.ts';

/** What an editor writes for the page of an inspiration, beside its record. */
export interface InspirationPage {
  id: string;
  /** The line under the heading; without it the page begins with ways to its neighbours. */
  lead?: Localised;
  blocks: BlockContent[];
}
