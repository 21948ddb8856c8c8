import type { SearchGroupContent } from '../content.ts';
import type { Context } from '../context.ts';
import { siteAddress } from '../site-address.ts';
import type { ArticleRecord, CollectionRecord, ProductRecord } from '../sources/index.ts';
import type { Found } from '../sources/search.ts';
import { otherLanguage } from '../text-languages.ts';
import { addressOf } from './address.ts';
import { localised } from './localised.ts';

/** What a search finds: the record of a product, collection or article, or a page by what search knows of it. */
export type SearchRecord = ProductRecord | CollectionRecord | ArticleRecord | Found;

export const SearchItem = {
  __resolveType: (item: SearchRecord) => {
    if ('uid' in item) return 'Product';
    if ('tailored' in item) return 'Collection';
    return 'imageMea' in item ? 'Article' : 'CmsPage';
  },
};

/** Search knows the words of an article or a page, and not which language they are in. */
async function languageOfFound({ ref }: Found, _args: unknown, { articles, pageNames, language }: Context) {
  const [, article] = /^\/article\/(.+)$/.exec(ref) ?? [];
  const title = article ? (await articles.load(article))?.heading : (await pageNames.load(ref))?.title;
  return otherLanguage(language, title);
}

const languageOfSummary = async ({ ref }: Found, _args: unknown, { pageNames, language }: Context) =>
  otherLanguage(language, (await pageNames.load(ref))?.description);

export const CmsPage = {
  titleLanguage: languageOfFound,
  description: ({ summary }: Found) => summary || undefined,
  descriptionLanguage: languageOfSummary,
  url: ({ ref }: Found, _args: unknown, context: Context) => addressOf(ref, context),
};

export const SearchGroup = { name: localised('name') };

export type StoredSuggestion = SearchGroupContent['data'][number] | Found;

/** Popular searches are written by editors; the others are what search found. */
export const SearchSuggestion = {
  title: (suggestion: StoredSuggestion, args: unknown, context: Context) =>
    'ref' in suggestion ? suggestion.title : popularTitle(suggestion, args, context),
  titleLanguage: (suggestion: StoredSuggestion, args: unknown, context: Context) =>
    'ref' in suggestion
      ? languageOfFound(suggestion, args, context)
      : otherLanguage(context.language, suggestion.title),
  path: (suggestion: StoredSuggestion, _args: unknown, context: Context) =>
    addressOf('ref' in suggestion ? suggestion.ref : suggestion.to, context),
};

const popularTitle = localised('title');

export const ProductSuggestion = {
  _id: ({ uid }: ProductRecord) => uid,
  name: localised('heading'),
  nameLanguage: ({ heading }: ProductRecord, _args: unknown, { language }: Context) => otherLanguage(language, heading),
  path: ({ slug }: ProductRecord, _args: unknown, { language }: Context) => siteAddress(`/product/${slug}`, language),
  thumbnail: ({ card }: ProductRecord) => card,
};

export const CollectionSuggestion = {
  title: localised('heading'),
  titleLanguage: ({ heading }: CollectionRecord, _args: unknown, { language }: Context) =>
    otherLanguage(language, heading),
  path: ({ id }: CollectionRecord, _args: unknown, { language }: Context) => siteAddress(`/collection/${id}`, language),
};
