import type { Localised } from '../../../content-api/content.ts';

/** A page of running text, under a heading. */
export interface CmsPage {
  slug: string;
  /** In each language, where it is not the same in all. */
  slugs?: Localised;
  title: Localised;
  subheading: Localised;
  /** HTML. */
  content: Localised;
}
