import { languages } from 'shared/i18n';
import type { RecordType } from 'shared/schema';
import { z } from 'zod';
import { sanitisedBlock, sanitisedText } from '../../sanitise.ts';
import { fragmentsIn, namesIn } from '../../stored-content.ts';
import { article, articleCategory, inspiration, page, searchMeaning, store } from '../../tables.ts';
import { knowMeanings } from '../../writing/search/fill-search.ts';
import { pendingArticles, pendingPages } from '../../writing/search/pending.ts';
import type { KindName } from '../contract.ts';
import { headingOf, named, nameOf, pictureOr, slugOf, textOf, withDefaults } from '../record.ts';
import { contentBlock } from './blocks.ts';
import type { Kind } from './kind.ts';
import { address, color, inFrench, localised, picture, position, seo, slug, slugs, text } from './shapes.ts';

/** What visitors read, and where they find the brand. */

const inspirationRow = z.strictObject({
  id: slug,
  position,
  heading: localised,
  text: localised,
  image: picture,
  imageSlider: picture,
  color,
});

/** An inspiration as it is stored: its HTML sanitised. */
function cleanInspiration(row: z.infer<typeof inspirationRow>) {
  const text = sanitisedText(row.text);
  return { ...row, text, fragments: fragmentsIn(text) };
}

export const inspirations: Kind<z.infer<typeof inspirationRow>> = {
  called: 'inspiration',
  table: inspiration,
  key: 'id',
  schema: inspirationRow,
  html: ['text'],
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
  stored: cleanInspiration,
};

const articleCategoryRow = z.strictObject({ value: text, name: localised, position });

export const categories: Kind<z.infer<typeof articleCategoryRow>> = {
  called: 'category',
  table: articleCategory,
  key: 'value',
  schema: articleCategoryRow,
  complete: named,
};

const articleRow = z.strictObject({
  id: slug,
  heading: localised,
  label: localised,
  category: text,
  date: z.iso.date({ error: 'must be a date as 2026-03-14' }),
  author: text,
  imageMea: picture,
  imagePreview: picture,
  imageMain: picture,
});

export const articles: Kind<z.infer<typeof articleRow>> = {
  called: 'article',
  table: article,
  key: 'id',
  schema: articleRow,
  complete: (record) => ({
    ...withDefaults(record, {
      id: slugOf(nameOf(record.heading) ?? '') || undefined,
      label: inFrench(textOf(record.category) ?? 'Journal'),
      author: 'Journal',
    }),
    imageMea: pictureOr(record.imageMea, headingOf(record), 'card'),
    imagePreview: pictureOr(record.imagePreview, headingOf(record), 'card'),
    imageMain: pictureOr(record.imageMain, headingOf(record), 'wide'),
  }),
  references: (row) => [{ kind: 'categories', value: row.category, field: 'category' }],
  refersTo: ['categories'],
  afterWrite: pendingArticles,
};

const storeRow = z.strictObject({
  id: text,
  name: text,
  subName: text.optional(),
  group: text.optional(),
  type: localised.optional(),
  address: text,
  zipCode: text,
  city: text,
  countryCode: z.string().regex(/^[A-Z]{2}$/, { error: 'must be two capital letters, as FR' }),
  mail: z.email({ error: 'must be an e-mail address' }).optional(),
  phone: text.optional(),
  website: address.optional(),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});

export const stores: Kind<z.infer<typeof storeRow>> = {
  called: 'store',
  table: store,
  key: 'id',
  schema: storeRow,
  complete: (record) => {
    const place = [record.name, record.zipCode, record.city].map((part) => textOf(part) ?? '').join(' ');
    return withDefaults(record, { id: slugOf(place) || undefined });
  },
};

/** The kinds that hold what blocks name. */
const kindOfRecord = {
  Product: 'products',
  Collection: 'collections',
  Article: 'articles',
  Inspiration: 'inspirations',
  Shade: 'shades',
} as const satisfies Record<RecordType, KindName>;

const pageRow = z.strictObject({
  path: z.string().regex(/^\/(?:page|cms|overview|product|collection|inspiration|article|project)\/[^\s/]+$/, {
    error: 'must be a path of the content system, as /cms/legal',
  }),
  slugs: slugs.optional(),
  seo,
  blocks: z.array(contentBlock),
});

/** A page as it is stored: its HTML sanitised. */
function cleanPage(row: z.infer<typeof pageRow>) {
  const blocks = row.blocks.map(sanitisedBlock);
  return { ...row, blocks, fragments: fragmentsIn(blocks) };
}

export const pages: Kind<z.infer<typeof pageRow>> = {
  called: 'page',
  table: page,
  key: 'path',
  schema: pageRow,
  html: ['blocks'],
  complete: (record) => withDefaults(record, { blocks: [] }),
  references: ({ blocks }) =>
    blocks.flatMap((block, index) =>
      namesIn(block).map(({ record, value, field }) => ({
        kind: kindOfRecord[record],
        value,
        field: `blocks.${index}.${field}`,
      })),
    ),
  refersTo: [...Object.values(kindOfRecord), 'pages'],
  stored: cleanPage,
  afterWrite: pendingPages,
};

/** Folded as search folds: one word of small letters without accents. */
const foldedWord = text.regex(/^[a-z0-9]+$/, { error: 'must be one word of small letters without accents' });

const wordRow = z.strictObject({
  id: text,
  language: z.enum(languages),
  word: foldedWord,
  means: z.array(foldedWord).min(1),
});

/** What people say, and what the catalogue says for it. */
export const words: Kind<z.infer<typeof wordRow>> = {
  called: 'word',
  table: searchMeaning,
  key: 'id',
  schema: wordRow,
  complete: (record) => {
    const word = slugOf(textOf(record.word) ?? '');
    const means = Array.isArray(record.means) ? record.means.map((one) => slugOf(textOf(one) ?? '')) : record.means;
    return withDefaults(
      { ...record, word, means },
      { id: word ? `${textOf(record.language) ?? ''} ${word}` : undefined },
    );
  },
  afterWrite: knowMeanings,
};
