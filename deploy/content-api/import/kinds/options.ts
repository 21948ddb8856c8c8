import { z } from 'zod';
import { handle, handleCategory, shade, shadeGroup, washbasin } from '../../tables.ts';
import { headingOf, nameOf, pictureOr, slugOf, withDefaults } from '../record.ts';
import type { Kind } from './kind.ts';
import { linkTarget, localised, picture, position, text } from './shapes.ts';

/** What a product can be had with, as its overlays show it: shades, handles and washbasins. */

const shadeGroupRow = z.strictObject({ id: text, part: z.enum(['vasque', 'furniture']), name: localised, position });

export const shadeGroups: Kind<z.infer<typeof shadeGroupRow>> = {
  called: 'shade group',
  table: shadeGroup,
  key: 'id',
  schema: shadeGroupRow,
  complete: (record, position) => withDefaults(record, { position, part: 'furniture' }),
};

const shadeRow = z.strictObject({
  id: text,
  group: text,
  position,
  name: localised,
  image: picture,
  colorFamilyCode: text,
  colorName: localised,
  finishName: localised,
});

export const shades: Kind<z.infer<typeof shadeRow>> = {
  called: 'shade',
  table: shade,
  key: 'id',
  schema: shadeRow,
  complete: (record, position) => ({
    ...withDefaults(record, { position, colorName: record.name, finishName: record.name }),
    image: pictureOr(record.image, record.name, 'square'),
  }),
  references: ({ group }) => [{ kind: 'shade-groups', value: group, field: 'group' }],
  refersTo: ['shade-groups'],
};

const handleCategoryRow = z.strictObject({ id: text, heading: localised, position });

export const handleCategories: Kind<z.infer<typeof handleCategoryRow>> = {
  called: 'handle category',
  table: handleCategory,
  key: 'id',
  schema: handleCategoryRow,
  complete: (record, position) => withDefaults(record, { position }),
};

const handleRow = z.strictObject({ id: text, category: text, position, heading: localised, image: picture });

export const handles: Kind<z.infer<typeof handleRow>> = {
  called: 'handle',
  table: handle,
  key: 'id',
  schema: handleRow,
  complete: (record, position) => ({
    ...withDefaults(record, { position, id: slugOf(nameOf(record.heading) ?? '') || undefined }),
    image: pictureOr(record.image, headingOf(record), 'square'),
  }),
  references: ({ category }) => [{ kind: 'handle-categories', value: category, field: 'category' }],
  refersTo: ['handle-categories'],
};

const washbasinRow = z.strictObject({
  id: text,
  position,
  heading: localised,
  description: localised,
  image: picture,
  link: linkTarget.optional(),
});

export const washbasins: Kind<z.infer<typeof washbasinRow>> = {
  called: 'washbasin',
  table: washbasin,
  key: 'id',
  schema: washbasinRow,
  complete: (record, position) => ({
    ...withDefaults(record, {
      position,
      id: slugOf(nameOf(record.heading) ?? '') || undefined,
      description: headingOf(record),
    }),
    image: pictureOr(record.image, headingOf(record), 'square'),
  }),
};
