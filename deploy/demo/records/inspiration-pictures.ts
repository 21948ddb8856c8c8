import type { Picture } from '../../content-api/content.ts';
import { pictureFile } from '../picture-file.ts';
import type { InspirationRecord } from './inspiration-record.ts';

/** The picture of an inspiration, upright; sizes in pixels. */
export const inspirationPicture = ({ id, alt }: InspirationRecord): Picture => ({
  url: pictureFile(`inspirations/${id}`),
  alt,
  width: 1088,
  height: 1360,
  focus: { x: 50, y: 28 },
});

/** The same motif for sliders and narrow screens. */
export const inspirationSliderPicture = ({ id, alt }: InspirationRecord): Picture => ({
  url: pictureFile(`inspirations/${id}-slider`),
  alt,
  width: 768,
  height: 1024,
  focus: { x: 50, y: 28 },
});

/** The same room, seen wide. */
export const inspirationHeroPicture = ({ id, alt }: InspirationRecord): Picture => ({
  url: pictureFile(`inspirations/${id}-hero`),
  alt,
  width: 1920,
  height: 1080,
  focus: { x: 50, y: 18 },
});
