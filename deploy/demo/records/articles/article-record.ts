import type { BlockContent } from '../../../content-api/block-content.generated.ts';
import type { Localised } from '../../../content-api/content.ts';
import type { FinishName } from '../finishes.ts';

/** What the picture of an article shows. */
export type ArticleDrawing = 'workshop' | 'morning' | 'evening' | 'swatch' | 'room' | 'detail';

/** An article of the journal; its page is `/article/{id}`. */
export interface ArticleRecord {
  id: string;
  /** The `value` of an article category. */
  category: string;
  /** ISO 8601, as 2026-03-14. */
  date: string;
  author: string;
  /** A short kicker over the heading, as "Guide" or "Portrait". */
  label: Localised;
  heading: Localised;
  /** One sentence, for search engines and cards. */
  description: Localised;
  /** Its pictures are drawn from these: what they show, and the wall, its facing and the main finish. */
  drawing: ArticleDrawing;
  scene: { wall: string; facing: 'plaster' | 'tiles' | 'panels'; finish: FinishName };
  /** What its pictures show, in words. */
  alt: Localised;
  /** What is under the hero, which the site draws from the article itself. */
  blocks: BlockContent[];
}
