import type { Localised } from '../../../../content-api/content.ts';

/** A question and, as HTML, its answer. */
export interface Question {
  heading: Localised;
  text: Localised;
}
