import type { z } from 'zod';
import { articleCategory, collection, material, productType } from '../../tables.ts';
import {
  pendingCollections,
  pendingProductsOfCollections,
  pendingProductsOfMaterials,
  pendingProductsOfTypes,
} from '../../writing/search/pending.ts';
import { pageOfCollection } from '../missing-pages.ts';
import { optionalPicture, pictureOr } from '../placeholder.ts';
import { headingOf, nameOf, type UncheckedRecord, withDefaults } from '../record.ts';
import { inFrench } from '../shapes/basics.ts';
import { articleCategoryRow, collectionRow, materialRow, typeRow } from '../shapes/rows.ts';
import { slugOf } from '../slug-of.ts';
import { type Kind, noReferences } from './kind.ts';

/** A value is its own name until somebody writes a better one. */
const named = (record: UncheckedRecord, position: number): UncheckedRecord =>
  withDefaults(record, {
    position,
    ...(typeof record.value === 'string' && { name: inFrench(record.value) }),
  });

export const types: Kind<z.infer<typeof typeRow>> = {
  table: productType,
  key: 'value',
  schema: typeRow,
  complete: named,
  references: noReferences,
  afterWrite: pendingProductsOfTypes,
};

export const materials: Kind<z.infer<typeof materialRow>> = {
  table: material,
  key: 'value',
  schema: materialRow,
  complete: named,
  references: noReferences,
  afterWrite: pendingProductsOfMaterials,
};

export const categories: Kind<z.infer<typeof articleCategoryRow>> = {
  table: articleCategory,
  key: 'value',
  schema: articleCategoryRow,
  complete: named,
  references: noReferences,
};

export const collections: Kind<z.infer<typeof collectionRow>> = {
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
  references: noReferences,
  page: pageOfCollection,
  async afterWrite(tx, written) {
    await pendingCollections(tx, written);
    await pendingProductsOfCollections(tx, written);
  },
};
