import type { z } from 'zod';
import { article, inspiration, page, store } from '../../tables.ts';
import { cleanInspiration, cleanPage } from '../../writing/pages.ts';
import { pendingArticles, pendingPages } from '../../writing/search/pending.ts';
import { pictureOr } from '../placeholder.ts';
import { headingOf, nameOf, textOf, withDefaults } from '../record.ts';
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
      id: slugOf(nameOf(record.heading) ?? '') || undefined,
      position,
      text: headingOf(record),
      color: 'white',
    }),
    image: pictureOr(record.image, headingOf(record), 'card'),
    imageSlider: pictureOr(record.imageSlider, headingOf(record), 'card'),
  }),
  references: noReferences,
  stored: cleanInspiration,
};

export const articles: Kind<z.infer<typeof articleRow>> = {
  table: article,
  key: 'id',
  schema: articleRow,
  complete: (record) => ({
    ...withDefaults(record, {
      id: slugOf(nameOf(record.heading) ?? '') || undefined,
      label: inFrench(textOf(record.category) ?? 'Journal'),
      author: 'Rivelle',
    }),
    imageMea: pictureOr(record.imageMea, headingOf(record), 'card'),
    imagePreview: pictureOr(record.imagePreview, headingOf(record), 'card'),
    imageMain: pictureOr(record.imageMain, headingOf(record), 'wide'),
  }),
  references: (row) => [{ kind: 'categories', value: row.category, field: 'category' }],
  afterWrite: pendingArticles,
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
};

export const pages: Kind<z.infer<typeof pageRow>> = {
  table: page,
  key: 'path',
  schema: pageRow,
  complete: (record) => withDefaults(record, { blocks: [] }),
  references: noReferences,
  stored: cleanPage,
  afterWrite: pendingPages,
};
