import { z } from 'zod';
import { product } from '../../tables.ts';
import { knownColors, productWrite } from '../../writing/products.ts';
import { pendingProducts } from '../../writing/search/pending.ts';
import { pageOfProduct } from '../missing-pages.ts';
import { headingOf, isRecord, nameOf, optionalPicture, pictureOr, slugOf, textOf, withDefaults } from '../record.ts';
import type { Kind, Reference } from './kind.ts';
import { colorScheme, count, document, localised, names, picture, position, price, slug, text } from './shapes.ts';

const centimetres = z.number().positive().max(10_000).optional();

const productRow = z.strictObject({
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

export const products: Kind<z.infer<typeof productRow>> = {
  called: 'product',
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
    price: priced(record.price),
  }),
  references,
  refersTo: ['types', 'materials', 'collections', 'shades', 'handles', 'washbasins'],
  stored: (row) => ({ ...knownColors(row), materialValues: row.materials.map(({ material }) => material) }),
  writing: productWrite,
  page: pageOfProduct,
  afterWrite: pendingProducts,
  slugCandidates: (record) => {
    const [uid, name] = [slugOf(textOf(record.uid) ?? ''), slugOf(nameOf(record.heading) ?? '')];
    return [name, `${name}-${uid}`, uid].filter((candidate) => /^[a-z\d]/.test(candidate));
  },
};

/** A file may say the currency of all its prices, and have no price here and there. */
const priced = (given: unknown): unknown => (isRecord(given) && given.amount === undefined ? undefined : given);

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
  for (const kind of ['shades', 'handles', 'washbasins'] as const)
    for (const value of row[kind]) found.push({ kind, value, field: kind });
  return found;
}
