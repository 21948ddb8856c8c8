import type { Localised } from '../../../content-api/content.ts';

/** A page of running text, under a heading. */
export interface CmsPage {
  slug: string;
  title: Localised;
  subheading: Localised;
  /** HTML. */
  content: Localised;
}
