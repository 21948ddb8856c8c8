import type { Localised } from '../../content-api/content.ts';
import type { SceneRecord } from './collection-record.ts';

export interface InspirationRecord {
  /** Also the slug of its page. */
  id: string;
  heading: Localised;
  /** HTML, one paragraph. */
  text: Localised;
  /** A CSS colour that goes with its picture. */
  color: string;
  /** What its picture is drawn with. */
  scene: SceneRecord;
  /** The description of its picture. */
  alt: Localised;
  /** The id of the collection that it is furnished with. */
  collection: string;
}
