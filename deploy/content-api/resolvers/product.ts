import type { Context } from '../context.ts';
import { textIn } from '../language.ts';
import { siteAddress } from '../site-address.ts';
import type { ProductRecord } from '../sources/index.ts';
import { localised } from './localised.ts';

export const Product = {
  id: ({ uid }: ProductRecord) => uid,
  url: ({ slug }: ProductRecord, _args: unknown, { language }: Context) => siteAddress(`/product/${slug}`, language),
  heading: localised('heading'),
  description: localised('description'),
  descriptionDigital: localised('descriptionDigital'),
  productTypeName: ({ productType }: ProductRecord, _args: unknown, context: Context) => typeName(productType, context),
  productSubTypeName: ({ productSubType }: ProductRecord, _args: unknown, context: Context) =>
    productSubType === null ? undefined : typeName(productSubType, context),
  size: ({ width, height, depth }: ProductRecord) => ({ width, height, depth }),
  materials: ({ uid }: ProductRecord, _args: unknown, { materials }: Context) => materials.load(uid),
  collection: ({ collectionId }: ProductRecord, _args: unknown, { collections }: Context) =>
    collectionId === null ? undefined : collections.load(collectionId),
  heroImage: ({ heroDesktop, heroMobile }: ProductRecord) => ({ desktop: heroDesktop, mobile: heroMobile }),
  cardImage: ({ card }: ProductRecord) => card,
};

export const ProductMaterial = { name: localised('name') };

async function typeName(value: string, { types, language }: Context): Promise<string> {
  const type = await types.load(value);
  return type ? textIn(language, type.name) : value;
}
