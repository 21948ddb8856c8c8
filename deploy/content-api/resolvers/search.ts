import { spelled } from 'shared/i18n';
import { type Context, existing } from '../context.ts';
import { failure } from '../errors.ts';
import { otherLanguage, textIn } from '../language.ts';
import { requirePaging, withPageInfo } from '../paging.ts';
import type { ArticleRecord, CollectionRecord } from '../sources/editorial.ts';
import type { ProductRecord } from '../sources/products.ts';
import type { Found, SearchKind, UnderstoodText } from '../sources/search.ts';
import { addressOf } from './addresses.ts';
import type { Resolvers } from './resolver-types.generated.ts';

const mostFound = 100;
/** In characters, longer than any search. */
const longestText = 200;
const suggestions = { product: 6, collection: 3, article: 3, page: 3 };

/** The names that older and newer clients have for the kinds, in small letters. */
const kinds = new Map<string, SearchKind>([
  ['product', 'product'],
  ['collection', 'collection'],
  ['article', 'article'],
  ['journal', 'article'],
  ['page', 'page'],
  ['pages', 'page'],
  ['cms_page', 'page'],
]);

/** What a search finds: the record of a product, collection or article, or a page by what search knows of it. */
export type SearchRecord = ProductRecord | CollectionRecord | ArticleRecord | Found;

export const search = {
  Query: {
    searchByNodeType: async (_root, { query, nodeType, limit, offset }, context) => {
      const { sources } = context;
      requirePaging({ limit, offset }, mostFound);
      const kind = kinds.get(nodeType.toLowerCase());
      if (!kind) throw failure('422', `nodeType has to be one of ${[...kinds.keys()].join(', ')}`);
      const wanted = await understood(query, context);
      const { items, totalCount } = await sources.search.search(wanted, kind, { limit, offset });
      return withPageInfo({ items: await recordsOf(kind, items, context), totalCount }, { limit, offset });
    },

    searchSecondStep: async (_root, { query }, context) => {
      const { sources } = context;
      const wanted = await understood(query, context);
      const first = (kind: SearchKind) => sources.search.first(wanted, kind, suggestions[kind]);
      const [product, collection, article, page] = await Promise.all([
        first('product'),
        first('collection'),
        first('article'),
        first('page'),
      ]);
      return {
        product: await existing(context.products, refsOf(product)),
        collection: await existing(context.collections, refsOf(collection)),
        article: article.map(({ ref, ...found }) => ({ ...found, ref: `/article/${ref}` })),
        cms_page: page,
      };
    },

    searchSpelling: async (_root, { query }, context) => {
      const wanted = await understood(query, context);
      return { corrected: wanted.corrected, nearest: await context.sources.search.nearest(wanted) };
    },
  },

  SearchItem: {
    __resolveType: (item) => {
      if ('uid' in item) return 'Product';
      if ('tailored' in item) return 'Collection';
      return 'imageMea' in item ? 'Article' : 'CmsPage';
    },
  },

  CmsPage: {
    titleLanguage: languageOfFound,
    title: ({ title }, _args, { locale }) => spelled(locale, title),
    description: ({ summary }, _args, { locale }) => spelled(locale, summary) || undefined,
    descriptionLanguage: async ({ ref }, _args, { pageNames, language }) =>
      otherLanguage(language, (await pageNames.load(ref))?.description),
    url: ({ ref }, _args, context) => addressOf(ref, context),
  },

  SearchSuggestion: {
    title: (suggestion, _args, { locale }) =>
      'ref' in suggestion ? spelled(locale, suggestion.title) : textIn(locale, suggestion.title),
    titleLanguage: (suggestion, args, context) =>
      'ref' in suggestion
        ? languageOfFound(suggestion, args, context)
        : otherLanguage(context.language, suggestion.title),
    path: (suggestion, _args, context) => addressOf('ref' in suggestion ? suggestion.ref : suggestion.to, context),
  },

  ProductSuggestion: {
    _id: ({ uid }) => uid,
    name: ({ heading }, _args, { locale }) => textIn(locale, heading),
    nameLanguage: ({ heading }, _args, { language }) => otherLanguage(language, heading),
    path: ({ slug }, _args, context) => addressOf(`/product/${slug}`, context),
    thumbnail: ({ card }) => card,
  },

  CollectionSuggestion: {
    title: ({ heading }, _args, { locale }) => textIn(locale, heading),
    titleLanguage: ({ heading }, _args, { language }) => otherLanguage(language, heading),
    path: ({ id }, _args, context) => addressOf(`/collection/${id}`, context),
  },
} satisfies Resolvers;

/** Search knows the words of an article or a page, and not which language they are in. */
async function languageOfFound({ ref }: Found, _args: unknown, { articles, pageNames, language }: Context) {
  const [, article] = /^\/article\/(.+)$/.exec(ref) ?? [];
  const title = article ? (await articles.load(article))?.heading : (await pageNames.load(ref))?.title;
  return otherLanguage(language, title);
}

/** A cache for one request: a page of results asks for several kinds with the same text. */
const meanings = new WeakMap<Context, Map<string, Promise<UnderstoodText>>>();

function understood(text: string, context: Context): Promise<UnderstoodText> {
  // PostgreSQL has no character zero.
  const query = text.replaceAll('\0', ' ');
  if (query.length > longestText) throw failure('422', `query has to have ${longestText} characters at most`);
  const known = meanings.get(context) ?? new Map<string, Promise<UnderstoodText>>();
  meanings.set(context, known);
  const wanted = known.get(query) ?? context.sources.search.understand(query, context.language);
  known.set(query, wanted);
  return wanted;
}

/** The records of the finds; one that has just been deleted is left out. A page needs no record beyond the find. */
async function recordsOf(
  kind: SearchKind,
  found: Found[],
  { products, collections, articles }: Context,
): Promise<SearchRecord[]> {
  const refs = refsOf(found);
  switch (kind) {
    case 'product':
      return existing(products, refs);
    case 'collection':
      return existing(collections, refs);
    case 'article':
      return existing(articles, refs);
    case 'page':
      return found;
  }
}

const refsOf = (found: readonly Found[]): string[] => found.map(({ ref }) => ref);
