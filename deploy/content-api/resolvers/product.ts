import type { Context } from '../context.ts';
import { textIn } from '../language.ts';
import { siteAddress } from '../site-address.ts';
import type { ProductRecord } from '../sources/index.ts';
import { otherLanguage } from '../text-languages.ts';
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
  productTypeNameLanguage: ({ productType }: ProductRecord, _args: unknown, context: Context) =>
    typeLanguage(productType, context),
  productSubTypeNameLanguage: ({ productSubType }: ProductRecord, _args: unknown, context: Context) =>
    productSubType === null ? undefined : typeLanguage(productSubType, context),
  size: ({ width, height, depth }: ProductRecord) => ({ width, height, depth }),
  sizeVariantCount: async ({ line }: ProductRecord, _args: unknown, { lines }: Context) =>
    line === null ? 1 : (await lines.load(line)).length,
  collection: ({ collectionId }: ProductRecord, _args: unknown, { collections }: Context) =>
    collectionId === null ? undefined : collections.load(collectionId),
  fichesTechniques: ({ documents }: ProductRecord) => documents.fichesTechniques ?? [],
  noticesMontage: ({ documents }: ProductRecord) => documents.noticesMontage ?? [],
  guidesChoix: ({ documents }: ProductRecord) => documents.guidesChoix ?? [],
  fichesTarif: ({ documents }: ProductRecord) => documents.fichesTarif ?? [],
  heroImage: ({ heroDesktop, heroMobile }: ProductRecord) => ({ desktop: heroDesktop, mobile: heroMobile }),
  carrouselImage: ({ carrousel }: ProductRecord) => carrousel,
  cardImage: ({ card }: ProductRecord) => card,
  seo: async ({ slug }: ProductRecord, _args: unknown, { pages }: Context) =>
    (await pages.load(`/product/${slug}`))?.seo,
  hasOverlayNuancier: ({ shades }: ProductRecord) => shades.length > 0,
  hasOverlayVasques: ({ washbasins }: ProductRecord) => washbasins.length > 0,
  hasOverlayHandles: ({ handles }: ProductRecord) => handles.length > 0,
  hasOverlayDimensions: async ({ line }: ProductRecord, _args: unknown, { lines }: Context) =>
    line !== null && (await lines.load(line)).length > 1,
};

async function typeName(value: string, { types, language }: Context): Promise<string> {
  const type = await types.load(value);
  return type ? textIn(language, type.name) : value;
}

const typeLanguage = async (value: string, { types, language }: Context): Promise<string | undefined> =>
  otherLanguage(language, (await types.load(value))?.name);
