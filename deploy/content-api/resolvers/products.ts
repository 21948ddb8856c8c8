import type { Locale } from 'shared/i18n';
import { colorFamilies } from '../colors.ts';
import type { Localised } from '../content.ts';
import type { Context } from '../context.ts';
import { failure } from '../errors.ts';
import { otherLanguage, otherLanguages, textIn } from '../language.ts';
import { requirePaging, withPageInfo } from '../paging.ts';
import type { ProductFilter } from '../sources/product-filter.ts';
import type { Bounds } from '../sources/product-options.ts';
import type { TypeRecord } from '../sources/products.ts';
import { addressOf } from './addresses.ts';
import type { Resolvers } from './resolver-types.generated.ts';

/** More than any page shows; a caller that wants all asks page by page. */
const mostProducts = 100;

/** More values of one kind than anybody chooses: strangers may send thousands, which the database would look for in every product. */
const mostValues = 500;
const lists = [
  'types',
  'subTypes',
  'collections',
  'materials',
  'colors',
  'uids',
  'exceptUids',
  'exceptCollections',
] as const;

/** The filter with the first values of each of its lists. */
function bounded(filter: ProductFilter | null | undefined): ProductFilter {
  const short = { ...filter };
  for (const name of lists) short[name] = short[name]?.slice(0, mostValues);
  return short;
}

/** Products, and what they can be narrowed by. */
export const products = {
  Query: {
    products: async (_root, args, { sources, language }) => {
      const limit = args.limit ?? 12;
      const offset = args.page ? (args.page - 1) * limit : (args.offset ?? 0);
      requirePaging({ limit, offset }, mostProducts);
      const list = { filter: bounded(args.filter), sort: args.sort ?? 'CATALOGUE', language, limit, offset };
      return withPageInfo(await sources.products.list(list), { limit, offset });
    },

    productFilters: (_root, _args, { sources }) => sources.productOptions.options(),
    filterProduct: (_root, _args, { sources }) => sources.productOptions.options(),
    productFilterCounts: (_root, { filter }, { sources }) => sources.productCounts.counts(bounded(filter)),
  },

  Product: {
    id: ({ uid }) => uid,
    url: ({ slug }, _args, context) => addressOf(`/product/${slug}`, context),
    productTypeName: ({ productType }, _args, context) => typeName(productType, context),
    productTypePlural: ({ productType }, _args, context) => typeName(productType, context, pluralOf),
    productTypePluralLanguage: ({ productType }, _args, context) => typeLanguage(productType, context, pluralOf),
    productSubTypeName: ({ productSubType }, _args, context) =>
      productSubType === null ? undefined : typeName(productSubType, context),
    productTypeNameLanguage: ({ productType }, _args, context) => typeLanguage(productType, context),
    productSubTypeNameLanguage: ({ productSubType }, _args, context) =>
      productSubType === null ? undefined : typeLanguage(productSubType, context),
    size: ({ width, height, depth }) => ({ width, height, depth }),
    sizeVariantCount: async ({ line }, _args, { lines }) => (line === null ? 1 : (await lines.load(line)).length),
    collection: ({ collectionId }, _args, { collections }) =>
      collectionId === null ? undefined : collections.load(collectionId),
    colorFamilyNames: ({ colorFamilies }, _args, { locale }) =>
      colorFamilies.map((value) => textIn(locale, colorName(value))),
    colorFamilyNamesLanguages: ({ colorFamilies }, _args, { language }) =>
      otherLanguages(language, colorFamilies.map(colorName)),
    fichesTechniques: ({ documents }) => documents.fichesTechniques ?? [],
    noticesMontage: ({ documents }) => documents.noticesMontage ?? [],
    guidesChoix: ({ documents }) => documents.guidesChoix ?? [],
    fichesTarif: ({ documents }) => documents.fichesTarif ?? [],
    heroImage: ({ heroDesktop, heroMobile }) => ({ desktop: heroDesktop, mobile: heroMobile }),
    carrouselImage: ({ carrousel }) => carrousel,
    cardImage: ({ card }) => card,
    seo: async ({ slug }, _args, { pages }) => (await pages.load(`/product/${slug}`))?.seo,
    hasOverlayNuancier: ({ shades }) => shades.length > 0,
    hasOverlayVasques: ({ washbasins }) => washbasins.length > 0,
    hasOverlayHandles: ({ handles }) => handles.length > 0,
    hasOverlayDimensions: async ({ line }, _args, { lines }) => line !== null && (await lines.load(line)).length > 1,
  },

  ProductMaterial: {
    name: async ({ material: value }, _args, { materials, locale }) => {
      const material = await materials.load(value);
      return material ? textIn(locale, material.name) : value;
    },
    nameLanguage: async ({ material: value }, _args, { materials, language }) =>
      otherLanguage(language, (await materials.load(value))?.name),
  },

  ProductLayout: {
    handles: ({ handles = [] }, _args, { locale }) => handles.map((name) => textIn(locale, name)),
  },

  ProductVasques: {
    vasquesPositionOptions: ({ positionOptions }, _args, { locale }) =>
      positionOptions.map((option) => textIn(locale, option)),
    vasquesPositionOptionsLanguages: ({ positionOptions }, _args, { language }) =>
      otherLanguages(language, positionOptions),
    vasquesTypeOptions: ({ typeOptions }, _args, { locale }) => typeOptions.map((option) => textIn(locale, option)),
    vasquesTypeOptionsLanguages: ({ typeOptions }, _args, { language }) => otherLanguages(language, typeOptions),
    vasquesMaterials: ({ materials }) => materials,
  },

  Shade: {
    url: ({ image }) => image.url,
    alt: ({ image }, _args, { locale }) => textIn(locale, image.alt),
    altLanguage: ({ image }, _args, { language }) => otherLanguage(language, image.alt),
  },

  ProductFilters: {
    types: ({ types }) =>
      types.map((type) => ({
        ...type,
        name: pluralOf(type),
        subTypes: type.subTypes.map((one) => ({ ...one, name: pluralOf(one) })),
      })),
    colors: ({ colors }) => colors.map((value) => ({ value, name: colorName(value) })),
  },

  FilterOption: { name: ({ name }, _args, { locale }) => aloneIn(locale, name) },

  CollectionFilter: {
    name: ({ heading }, _args, { locale }) => textIn(locale, heading),
    nameLanguage: ({ heading }, _args, { language }) => otherLanguage(language, heading),
    value: ({ id }) => id,
    pictoBlack: ({ iconDark }) => iconDark,
    pictoWhite: ({ iconWhite }) => iconWhite,
  },

  DimensionFilters: {
    width: ({ width }) => known(width),
    height: ({ height }) => known(height),
    depth: ({ depth }) => known(depth),
  },
} satisfies Resolvers;

const colorName = (value: string): Localised => colorFamilies.get(value) ?? { fr: value };

const known = ({ min, max }: Bounds) => (min === null || max === null ? undefined : { min, max });

type Naming = (type: TypeRecord) => Localised;
const singularOf: Naming = ({ name }) => name;
/** What all of a type are called; what one is called in the languages that lack it. */
const pluralOf: Naming = ({ name, plural }) => ({ ...name, ...plural });

async function typeName(value: string, { types, locale }: Context, naming = singularOf): Promise<string> {
  const type = await types.load(value);
  return type ? textIn(locale, naming(type)) : value;
}

async function typeLanguage(value: string, { types, language }: Context, naming = singularOf) {
  const type = await types.load(value);
  return type && otherLanguage(language, naming(type));
}

/** A name that stands alone begins with a capital, and in a list with none. */
function aloneIn(locale: Locale, name: Localised): string {
  const [first = '', ...rest] = textIn(locale, name);
  return first.toLocaleUpperCase(locale) + rest.join('');
}

/** For the service role only: products that were changed past the ways in which content is written. */
export const admin = {
  Query: {
    adminProductIdsToSynchronize: (_root, _args, { sources }) => sources.products.pending(),
  },
  Mutation: {
    adminSynchronizeProductId: async (_root, { productId }, { sources }) => {
      if (!(await sources.products.synchronise(productId))) throw failure('404', `there is no product ${productId}`);
      return { isError: false, message: `Search has taken in ${productId}` };
    },
  },
} satisfies Resolvers;
