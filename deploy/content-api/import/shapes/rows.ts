import { languages } from 'shared/i18n';
import { z } from 'zod';
import {
  address,
  color,
  colorScheme,
  count,
  document,
  localised,
  names,
  picture,
  price,
  seo,
  slug,
  slugs,
  text,
} from './basics.ts';
import { contentBlock } from './blocks.ts';

/** The rows of every kind of content that is exchanged: the columns of its table, but for those that the database fills. */

const position = z.int();
const centimetres = z.number().positive().max(10_000).optional();

export const typeRow = z.strictObject({ value: text, parent: text.optional(), name: localised, position });

export const materialRow = z.strictObject({ value: text, name: localised, position });

/** Folded as search folds: one word of small letters without accents. */
const foldedWord = text.regex(/^[a-z0-9]+$/, { error: 'must be one word of small letters without accents' });

export const wordRow = z.strictObject({
  id: text,
  language: z.enum(languages),
  word: foldedWord,
  means: z.array(foldedWord).min(1),
});

export const articleCategoryRow = z.strictObject({ value: text, name: localised, position });

export const collectionRow = z.strictObject({
  id: slug,
  position,
  heading: localised,
  description: localised,
  tailored: z.boolean(),
  colorScheme,
  heroImage: picture,
  heroImageMobile: picture,
  image: picture,
  imageSlider: picture.optional(),
  iconDark: picture.optional(),
  iconWhite: picture.optional(),
  isHiddenForProducts: z.boolean(),
});

export const productRow = z.strictObject({
  uid: text.max(100).regex(/^[^\s|]+$/, { error: 'must not hold spaces or |' }),
  slug,
  position,
  heading: localised,
  description: localised,
  descriptionDigital: localised.optional(),
  colorScheme,
  productType: text,
  productSubType: text.optional(),
  line: text.optional(),
  width: centimetres,
  height: centimetres,
  depth: centimetres,
  colorFamilies: names,
  materials: z.array(
    z.strictObject({
      material: text,
      colorCount: count,
      finishCount: count.optional(),
      summary: localised.optional(),
    }),
  ),
  layout: z
    .strictObject({
      dimensions: localised.optional(),
      shelvesCount: count.optional(),
      drawerCount: count.optional(),
      nicheCount: count.optional(),
      doorCount: count.optional(),
      mirrorDoorLabel: localised.optional(),
      handles: z.array(localised).optional(),
    })
    .optional(),
  vasques: z
    .strictObject({
      positionOptions: z.array(localised),
      typeOptions: z.array(localised),
      materials: z.array(z.strictObject({ material: text, colorCount: count })),
    })
    .optional(),
  documents: z.strictObject({
    fichesTechniques: z.array(document).optional(),
    noticesMontage: z.array(document).optional(),
    guidesChoix: z.array(document).optional(),
    fichesTarif: z.array(document).optional(),
  }),
  shades: names,
  handles: names,
  washbasins: names,
  collectionId: text.optional(),
  price: price.optional(),
  heroDesktop: picture,
  heroMobile: picture,
  card: picture,
  carrousel: picture.optional(),
});

export const inspirationRow = z.strictObject({
  id: slug,
  position,
  heading: localised,
  text: localised,
  image: picture,
  imageSlider: picture,
  color,
});

export const articleRow = z.strictObject({
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

export const storeRow = z.strictObject({
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

export const pageRow = z.strictObject({
  path: z.string().regex(/^\/(?:page|cms|overview|product|collection|inspiration|article|project)\/[^\s/]+$/, {
    error: 'must be a path of the content system, as /cms/legal',
  }),
  slugs: slugs.optional(),
  seo,
  blocks: z.array(contentBlock),
});
