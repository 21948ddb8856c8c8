import type { Localised } from '../../../content-api/content.ts';

/** A page whose remote shows a form or a list; the content system gives heading and introduction. */
export interface ServicePage {
  slug: string;
  title: Localised;
  description: Localised;
  /** The paragraph under the heading, as HTML. */
  introduction: Localised;
  /** Pages of one visitor alone are kept out of search engines. */
  personal?: true;
}
