import { z } from 'zod';
import { collection, material, productType } from '../../tables.ts';
import {
  pendingCollections,
  pendingProductsOfCollections,
  pendingProductsOfMaterials,
  pendingProductsOfTypes,
} from '../../writing/search/pending.ts';
import { pageOfCollection } from '../missing-pages.ts';
import { headingOf, named, nameOf, optionalPicture, pictureOr, slugOf, withDefaults } from '../record.ts';
import type { Kind } from './kind.ts';
import { colorScheme, localised, picture, position, slug, text } from './shapes.ts';

/** What products are sorted into. */

const typeRow = z.strictObject({
  value: text,
  parent: text.optional(),
  name: localised,
  plural: localised.optional(),
  position,
});

export const types: Kind<z.infer<typeof typeRow>> = {
  called: 'type',
  table: productType,
  key: 'value',
  schema: typeRow,
  complete: named,
  afterWrite: pendingProductsOfTypes,
};

const materialRow = z.strictObject({ value: text, name: localised, position });

export const materials: Kind<z.infer<typeof materialRow>> = {
  called: 'material',
  table: material,
  key: 'value',
  schema: materialRow,
  complete: named,
  afterWrite: pendingProductsOfMaterials,
};

const collectionRow = z.strictObject({
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

export const collections: Kind<z.infer<typeof collectionRow>> = {
  called: 'collection',
  table: collection,
  key: 'id',
  schema: collectionRow,
  complete: (record, position) => ({
    ...withDefaults(record, {
      id: slugOf(nameOf(record.heading) ?? '') || undefined,
      position,
      description: headingOf(record),
      tailored: false,
      colorScheme: 'dark',
      isHiddenForProducts: false,
    }),
    heroImage: pictureOr(record.heroImage, headingOf(record), 'wide'),
    heroImageMobile: pictureOr(record.heroImageMobile, headingOf(record), 'tall'),
    image: pictureOr(record.image, headingOf(record), 'card'),
    ...optionalPicture(record, 'imageSlider', headingOf(record)),
    ...optionalPicture(record, 'iconDark', headingOf(record)),
    ...optionalPicture(record, 'iconWhite', headingOf(record)),
  }),
  page: pageOfCollection,
  async afterWrite(tx, written) {
    await pendingCollections(tx, written);
    await pendingProductsOfCollections(tx, written);
  },
};
