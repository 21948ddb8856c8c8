import type { BlockContent } from '../content.ts';
import type { Context } from '../context.ts';
import { textIn } from '../language.ts';
import { Link } from './link.ts';
import { localised, localisedHtml } from './localised.ts';

type Of<Type extends BlockContent['type']> = Extract<BlockContent, { type: Type }>;

export const Block = { __resolveType: ({ type }: BlockContent): string => type };

export const HeroFullscreen = { heading: localised('heading'), text: localised('text') };

export const HeroCms = {
  heading: localised('heading'),
  subheading: localised('subheading'),
  caption: localised('caption'),
};

export const HeroProduct = {
  product: ({ product }: Of<'HeroProduct'>, _args: unknown, { products }: Context) => products.load(product),
};

export const HeroCollection = {
  tags: ({ tags }: Of<'HeroCollection'>, _args: unknown, { language }: Context) =>
    tags.map((tag) => textIn(language, tag)),
  collection: ({ collection }: Of<'HeroCollection'>, _args: unknown, { collections }: Context) =>
    collections.load(collection),
};

export const EditoSimple = { text: localisedHtml('text') };

export const EditoHalf = { heading: localised('heading'), text: localisedHtml('text') };

export const PushTextImage = { heading: localised('heading'), text: localisedHtml('text') };

export const SliderCollection = {
  heading: localised('heading'),
  collections: async ({ collections: ids }: Of<'SliderCollection'>, _args: unknown, { collections }: Context) =>
    existing(await collections.loadMany(ids)),
};

export const SliderProduct = {
  heading: localised('heading'),
  products: async ({ products: uids }: Of<'SliderProduct'>, _args: unknown, { products }: Context) =>
    existing(await products.loadMany(uids)),
};

export const SameTypeSliderProduct = {
  type: ({ productType }: Of<'SameTypeSliderProduct'>): string => productType,
};

export const CmsContent = { content: localisedHtml('content') };

export const StyledLink = Link;

export const SeeMore = { heading: localised('heading'), text: localised('text') };

/** An editor's list keeps what is still in the catalogue; a failure of the source is a failure. */
function existing<Entry>(entries: (Entry | Error | undefined)[]): Entry[] {
  return entries.flatMap((entry) => {
    if (entry instanceof Error) throw entry;
    return entry ? [entry] : [];
  });
}
