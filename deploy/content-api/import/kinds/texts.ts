import type { z } from 'zod';
import { article, inspiration, page, store } from '../../tables.ts';
import { writeStores } from '../../writing/others.ts';
import { writeArticles, writeInspirations, writePages } from '../../writing/pages.ts';
import { pictureOr } from '../placeholder.ts';
import { frenchOf, textOf, withDefaults } from '../record.ts';
import { inFrench } from '../shapes/basics.ts';
import { articleRow, inspirationRow, pageRow, storeRow } from '../shapes/rows.ts';
import { slugOf } from '../slug-of.ts';
import { type Kind, noReferences } from './kind.ts';

export const inspirations: Kind<z.infer<typeof inspirationRow>> = {
  table: inspiration,
  key: 'id',
  schema: inspirationRow,
  complete: (record, position) => ({
    ...withDefaults(record, {
      id: slugOf(frenchOf(record.heading) ?? '') || undefined,
      position,
      text: record.heading,
      color: 'white',
    }),
    image: pictureOr(record.image, record.heading, 'card'),
    imageSlider: pictureOr(record.imageSlider, record.heading, 'card'),
  }),
  references: noReferences,
  write: writeInspirations,
};

export const articles: Kind<z.infer<typeof articleRow>> = {
  table: article,
  key: 'id',
  schema: articleRow,
  complete: (record) => ({
    ...withDefaults(record, {
      id: slugOf(frenchOf(record.heading) ?? '') || undefined,
      label: inFrench(textOf(record.category) ?? 'Journal'),
      author: 'Rivelle',
    }),
    imageMea: pictureOr(record.imageMea, record.heading, 'card'),
    imagePreview: pictureOr(record.imagePreview, record.heading, 'card'),
    imageMain: pictureOr(record.imageMain, record.heading, 'wide'),
  }),
  references: (row) => [{ kind: 'categories', value: row.category, field: 'category' }],
  write: writeArticles,
};

export const stores: Kind<z.infer<typeof storeRow>> = {
  table: store,
  key: 'id',
  schema: storeRow,
  complete: (record) => {
    const place = [record.name, record.zipCode, record.city].map((part) => textOf(part) ?? '').join(' ');
    return withDefaults(record, { id: slugOf(place) || undefined });
  },
  references: noReferences,
  write: writeStores,
};

export const pages: Kind<z.infer<typeof pageRow>> = {
  table: page,
  key: 'path',
  schema: pageRow,
  complete: (record) => withDefaults(record, { blocks: [] }),
  references: noReferences,
  write: writePages,
};
