import type { Localised } from '../../content-api/content.ts';

export type SurfaceId = 'moins-de-4' | '4-a-6' | '6-a-9' | 'plus-de-9';
export type FamilySituationId = 'seul' | 'a-deux' | 'jeunes-enfants' | 'grands-enfants';

export interface SurfaceRecord {
  id: SurfaceId;
  name: Localised;
  /** Width and depth in centimetres of the room that its picture shows from above. */
  plan: readonly [number, number];
  /** What its picture shows. */
  alt: Localised;
  /** HTML: what to do with so much room. */
  advice: Localised;
}

export interface FamilySituationRecord {
  id: FamilySituationId;
  name: Localised;
  /** HTML: what those who live so need. */
  advice: Localised;
}

export interface ProjectRecord {
  surface: SurfaceId;
  familySituation: FamilySituationId;
  /** The id of an inspiration. */
  inspiration: string;
  heading: Localised;
  /** One sentence that says what is proposed. */
  note: Localised;
  /** Products by their uid. */
  products: string[];
}
