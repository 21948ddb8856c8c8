import type { handle, handleCategory, shade, shadeGroup, washbasin } from '../../content-api/tables.ts';
import { pictureOf } from '../picture-of.ts';
import { handleCategories } from '../records/handles.ts';
import { shadeGroups } from '../records/shades.ts';
import { washbasins } from '../records/washbasins.ts';

/** What the overlays of a product page show: the colour chart, the handles and the washbasins. */

export const shadeGroupRows: (typeof shadeGroup.$inferInsert)[] = shadeGroups.map(({ id, part, name }, position) => ({
  id,
  part,
  name,
  position,
}));

export const shadeRows: (typeof shade.$inferInsert)[] = shadeGroups.flatMap(({ id: group, shades }) =>
  shades.map(({ id, name, colorFamilyCode, colorName, finishName }, position) => ({
    id,
    group,
    position,
    name,
    image: pictureOf.shade(id, name),
    colorFamilyCode,
    colorName,
    finishName,
  })),
);

export const handleCategoryRows: (typeof handleCategory.$inferInsert)[] = handleCategories.map(
  ({ id, heading }, position) => ({ id, heading, position }),
);

export const handleRows: (typeof handle.$inferInsert)[] = handleCategories.flatMap(({ id: category, handles }) =>
  handles.map(({ id, heading }, position) => ({
    id,
    category,
    position,
    heading,
    image: pictureOf.handle(id, heading),
  })),
);

export const washbasinRows: (typeof washbasin.$inferInsert)[] = washbasins.map(
  ({ id, heading, description, link }, position) => ({
    id,
    position,
    heading,
    description,
    image: pictureOf.washbasin(id, heading),
    link,
  }),
);
