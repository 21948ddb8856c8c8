import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Language } from 'shared/i18n';
import type { Database } from '../../../database/index.ts';
import { colorFamilies } from '../../colors.ts';
import type { Localised } from '../../content.ts';
import { textIn } from '../../language.ts';
import { collection, material, product, productType } from '../../tables.ts';
import { inBatches } from '../upsert.ts';
import { type Entry, writeEntries } from './write-entries.ts';

const subType = alias(productType, 'sub_type');

/** Has search take in products as they are stored, with the names of what they belong to; unknown uids are passed over. */
export async function refreshProducts(
  tx: Pick<Database, 'execute' | 'select'>,
  uids: readonly string[],
): Promise<void> {
  for (const batch of inBatches(uids)) {
    const found = await read(tx, batch);
    const materials = await materialNames(
      tx,
      found.flatMap(({ materialValues }) => materialValues),
    );
    await writeEntries(
      tx,
      found.map((row) => entryOf(row, materials)),
    );
  }
}

type Found = Awaited<ReturnType<typeof read>>[number];

const read = (tx: Pick<Database, 'select'>, uids: string[]) =>
  tx
    .select({
      uid: product.uid,
      position: product.position,
      width: product.width,
      height: product.height,
      depth: product.depth,
      heading: product.heading,
      description: product.description,
      descriptionDigital: product.descriptionDigital,
      colorFamilies: product.colorFamilies,
      materialValues: product.materialValues,
      type: productType.name,
      subType: subType.name,
      collection: collection.heading,
    })
    .from(product)
    .leftJoin(productType, eq(product.productType, productType.value))
    .leftJoin(subType, eq(product.productSubType, subType.value))
    .leftJoin(collection, eq(product.collectionId, collection.id))
    .where(inArray(product.uid, uids));

async function materialNames(tx: Pick<Database, 'select'>, values: string[]): Promise<Map<string, Localised>> {
  const wanted = [...new Set(values)];
  if (wanted.length === 0) return new Map();
  const rows = await tx.select().from(material).where(inArray(material.value, wanted));
  return new Map(rows.map(({ value, name }) => [value, name]));
}

function entryOf(row: Found, materials: Map<string, Localised>): Entry {
  const what = [
    row.type,
    row.subType,
    row.collection,
    ...row.materialValues.map((value) => materials.get(value) ?? { fr: value }),
    ...row.colorFamilies.map((key) => colorFamilies.get(key) ?? { fr: key }),
  ];
  const textOf = (texts: (Localised | null)[], language: Language) =>
    texts.map((text) => (text ? textIn(language, text) : '')).join(' ');
  return {
    kind: 'product',
    ref: row.uid,
    position: row.position,
    texts: (language: Language) => ({
      title: textIn(language, row.heading),
      what: [textOf(what, language), ...writingsOf(row.uid), ...sizesOf(row.width)].join(' '),
      summary: textIn(language, row.description),
      body: [textOf([row.descriptionDigital], language), ...sizesOf(row.height), ...sizesOf(row.depth)].join(' '),
    }),
  };
}

/** A reference with and without what is between its letters and numbers: "RV-1120", "RV1120". */
const writingsOf = (uid: string): string[] => [uid, uid.replace(/[^a-z0-9]/gi, '')];

/** A size in centimetres as people ask for it: as it is, and as the next five, by which furniture is named. */
const sizesOf = (size: number | null): number[] =>
  size === null ? [] : [...new Set([Math.round(size), 5 * Math.round(size / 5)])];
