import type { Context } from '../context.ts';
import { failure } from '../errors.ts';
import { existing } from '../loaders.ts';
import { type Paging, requirePaging, withPageInfo } from '../paging.ts';
import type { Found, SearchKind, UnderstoodText } from '../sources/search.ts';
import type { SearchRecord } from './search.ts';

const maximum = 100;
/** Longer than anything that somebody looks for. */
const maximumLength = 200;
const suggestions = { product: 6, collection: 3, article: 3, page: 3 };

/** The names that older and newer clients have for the kinds, in small letters (C14). */
const kinds = new Map<string, SearchKind>([
  ['product', 'product'],
  ['collection', 'collection'],
  ['article', 'article'],
  ['journal', 'article'],
  ['page', 'page'],
  ['pages', 'page'],
  ['cms_page', 'page'],
]);

interface SearchArguments extends Paging {
  query: string;
  nodeType: string;
}

export const searchQueries = {
  searchByNodeType: async (_root: unknown, args: SearchArguments, context: Context) => {
    const { query, nodeType, limit, offset } = args;
    const { sources } = context;
    requirePaging({ limit, offset }, maximum);
    const kind = kinds.get(nodeType.toLowerCase());
    if (!kind) throw failure('422', `nodeType has to be one of ${[...kinds.keys()].join(', ')}`);
    const wanted = await understood(query, context);
    const { items, totalCount } = await sources.search.search(wanted, kind, { limit, offset });
    return withPageInfo({ items: await recordsOf(kind, items, context), totalCount }, { limit, offset });
  },

  searchFirstStep: (_root: unknown, _args: unknown, { sources }: Context) => sources.menus.popularSearches(),

  searchSecondStep: async (_root: unknown, { query }: { query: string }, context: Context) => {
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

  searchSpelling: async (_root: unknown, { query }: { query: string }, context: Context) => {
    const wanted = await understood(query, context);
    return { corrected: wanted.corrected, nearest: await context.sources.search.nearest(wanted) };
  },
};

/** What the texts of a request mean: a page of results asks for several kinds with the same one. */
const meanings = new WeakMap<Context, Map<string, Promise<UnderstoodText>>>();

function understood(text: string, context: Context): Promise<UnderstoodText> {
  // PostgreSQL has no character zero.
  const query = text.replaceAll('\0', ' ');
  if (query.length > maximumLength) throw failure('422', `query has to have ${maximumLength} characters at most`);
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
