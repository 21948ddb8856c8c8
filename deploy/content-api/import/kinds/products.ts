import type { z } from 'zod';
import { product } from '../../tables.ts';
import { knownColors, productWrite } from '../../writing/products.ts';
import { pendingProducts } from '../../writing/search/pending.ts';
import { pageOfProduct } from '../missing-pages.ts';
import { optionalPicture, pictureOr } from '../placeholder.ts';
import { headingOf, nameOf, textOf, withDefaults } from '../record.ts';
import { productRow } from '../shapes/rows.ts';
import { slugOf } from '../slug-of.ts';
import type { Kind, Reference } from './kind.ts';

export const products: Kind<z.infer<typeof productRow>> = {
  table: product,
  key: 'uid',
  schema: productRow,
  complete: (record, position) => ({
    ...withDefaults(record, {
      position,
      description: headingOf(record),
      colorScheme: 'dark',
      colorFamilies: [],
      documents: {},
      shades: [],
      handles: [],
      washbasins: [],
    }),
    materials: detailed(record.materials),
    heroDesktop: pictureOr(record.heroDesktop, headingOf(record), 'wide'),
    heroMobile: pictureOr(record.heroMobile, headingOf(record), 'tall'),
    card: pictureOr(record.card, headingOf(record), 'card'),
    ...optionalPicture(record, 'carrousel', headingOf(record)),
  }),
  references,
  stored: (row) => ({ ...knownColors(row), materialValues: row.materials.map(({ material }) => material) }),
  writing: productWrite,
  page: pageOfProduct,
  afterWrite: pendingProducts,
  slugCandidates: (record) => {
    const [uid, name] = [slugOf(textOf(record.uid) ?? ''), slugOf(nameOf(record.heading) ?? '')];
    return [name, `${name}-${uid}`, uid].filter((candidate) => /^[a-z\d]/.test(candidate));
  },
};

/** A file may list its materials by value, or say more of each of them. */
function detailed(materials: unknown): unknown {
  if (!Array.isArray(materials)) return materials ?? [];
  return materials.map((one: unknown) => (typeof one === 'string' ? { material: one, colorCount: 1 } : one));
}

function references(row: z.infer<typeof productRow>): Reference[] {
  const found: Reference[] = [{ kind: 'types', value: row.productType, field: 'productType' }];
  if (row.productSubType)
    found.push({ kind: 'types', value: row.productSubType, field: 'productSubType', parent: row.productType });
  if (row.collectionId) found.push({ kind: 'collections', value: row.collectionId, field: 'collectionId' });
  for (const { material } of row.materials) found.push({ kind: 'materials', value: material, field: 'materials' });
  return found;
}
