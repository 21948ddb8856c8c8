import type { Localised } from '../../content-api/content.ts';
import type { FinishName } from './finishes.ts';

/** What a picture is drawn with: the wall, its facing, and the main finish. */
export interface SceneRecord {
  /** A CSS colour. */
  wall: string;
  facing: 'plaster' | 'tiles' | 'panels';
  finish: FinishName;
}

export interface CollectionRecord {
  id: string;
  heading: Localised;
  description: Localised;
  tailored: boolean;
  /** Whether the filters of the product list leave it out. */
  isHiddenForProducts: boolean;
  colorScheme: 'light' | 'dark';
  /** What its small drawing shows. */
  icon: 'line' | 'wave' | 'leaf' | 'moon' | 'drop' | 'frame' | 'square' | 'arch' | 'boat' | 'bowl';
  tags: Localised[];
  /** The heading and the text of its page. */
  story: { heading: Localised; text: Localised };
  scene: SceneRecord;
}
