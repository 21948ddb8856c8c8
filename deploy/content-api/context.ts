import DataLoader from 'dataloader';
import type { Services } from './services.ts';
import type { Sources } from './sources/index.ts';
import type { Visitor } from './visitor.ts';

interface Request extends Visitor, Services {
  sources: Sources;
  /** Signs the addresses of pictures on other hosts. */
  serviceSecret: string;
}

/** What every resolver gets beside its parent: who asks, where content comes from, what visitors can do, and the data loaders. */
export type Context = ReturnType<typeof contextOf>;

/** The context of one request, with data loaders of its own. */
export const contextOf = (request: Request) => ({ ...request, ...loadersOf(request) });

/**
 * The data loaders of one request, against N+1 queries: what its resolvers ask for one by one is one query, and is cached for the
 * request.
 */
function loadersOf({ sources, sharing, language }: Request) {
  const { products, overlays, collections, inspirations, articles, projects, pages } = sources;
  return {
    products: new DataLoader(products.byUids),
    /** The products of a line, the narrowest first. */
    lines: new DataLoader(products.ofLines),
    types: new DataLoader(products.typesByValues),
    materials: new DataLoader(products.materialsByValues),
    shades: new DataLoader(overlays.shadesByIds),
    collections: new DataLoader(collections.byIds),
    inspirations: new DataLoader(inspirations.byIds),
    articles: new DataLoader(articles.byIds),
    articleCategories: new DataLoader(articles.categoriesByValues),
    allArticleCategories: once(articles.categories),
    projectChoices: once(projects.choices),
    /** By path. */
    pages: new DataLoader((paths: readonly string[]) => pages.byPaths(paths, language)),
    /** By path, without the blocks. */
    pageNames: new DataLoader(pages.names),
    /** Whether lists have a link. Not cached: a mutation may make or revoke one. */
    sharedLists: new DataLoader(sharing.areShared, { cache: false }),
  };
}

function once<Entry>(read: () => Promise<Entry>): () => Promise<Entry> {
  let entries: Promise<Entry> | undefined;
  return () => {
    entries ??= read();
    return entries;
  };
}

/** The entry of a key that is known to be there. Throws Error where it has just been removed. */
export async function present<Entry>(loader: DataLoader<string, Entry | undefined>, key: string): Promise<Entry> {
  const entry = await loader.load(key);
  if (entry === undefined) throw new Error(`There is no ${key}`);
  return entry;
}

/** The entries of an editor's list that still exist, in its order. Throws what the source throws. */
export async function existing<Entry>(
  loader: DataLoader<string, Entry | undefined>,
  keys: readonly string[],
): Promise<Entry[]> {
  const entries = await loader.loadMany(keys);
  return entries.flatMap((entry) => {
    if (entry instanceof Error) throw entry;
    return entry ? [entry] : [];
  });
}
