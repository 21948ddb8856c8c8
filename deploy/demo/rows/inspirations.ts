import type { inspiration } from '../../content-api/tables.ts';
import { inspirationPicture, inspirationSliderPicture } from '../records/inspiration-pictures.ts';
import { inspirations } from '../records/inspirations.ts';

/** The inspirations as rows of their content table. */
export const inspirationRows: (typeof inspiration.$inferInsert)[] = inspirations.map((record, position) => ({
  id: record.id,
  position,
  heading: record.heading,
  text: record.text,
  image: inspirationPicture(record),
  imageSlider: inspirationSliderPicture(record),
  color: record.color,
}));
