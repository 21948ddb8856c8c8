import DataLoader from 'dataloader';
import type { Language } from 'shared/i18n';
import type { Services } from './services.ts';
import type {
  ArticleCategoryRecord,
  ArticleRecord,
  CollectionRecord,
  InspirationRecord,
  MaterialRecord,
  PageRecord,
  ProductRecord,
  ProjectChoiceRecord,
  ShadeRecord,
  Sources,
  TypeRecord,
} from './sources/index.ts';
import type { PageName } from './sources/pages.ts';
import type { Visitor } from './visitor.ts';

/** What every resolver gets beside its parent: who asks, where content comes from, and what visitors can do. */
export interface Context extends Visitor, Services, Loaders {
  sources: Sources;
}

type Request = Visitor & Services & Pick<Context, 'sources'>;

/** The context of one request, with data loaders of its own. */
export const contextOf = (request: Request): Context => ({
  ...request,
  ...loadersOf(request.sources, request.language),
});

/** Everything that blocks and products refer to, batched and cached for one request. */
export interface Loaders {
  products: DataLoader<string, ProductRecord | undefined>;
  /** The products of a line, the narrowest first. */
  lines: DataLoader<string, ProductRecord[]>;
  types: DataLoader<string, TypeRecord | undefined>;
  materials: DataLoader<string, MaterialRecord | undefined>;
  shades: DataLoader<string, ShadeRecord | undefined>;
  collections: DataLoader<string, CollectionRecord | undefined>;
  inspirations: DataLoader<string, InspirationRecord | undefined>;
  articles: DataLoader<string, ArticleRecord | undefined>;
  articleCategories: DataLoader<string, ArticleCategoryRecord | undefined>;
  allArticleCategories(): Promise<ArticleCategoryRecord[]>;
  projectChoices(): Promise<ProjectChoiceRecord[]>;
  /** By path. */
  pages: DataLoader<string, PageRecord | undefined>;
  /** By path, without the blocks. */
  pageNames: DataLoader<string, PageName | undefined>;
}

/** The data loaders of one request, against N+1 queries: what its resolvers ask for one by one is one query. */
export function loadersOf(sources: Sources, language: Language): Loaders {
  const { products, overlays, collections, inspirations, articles, projects, pages } = sources;
  return {
    products: new DataLoader((uids) => products.byUids(uids)),
    lines: new DataLoader((lines) => products.ofLines(lines)),
    types: new DataLoader((values) => products.typesByValues(values)),
    materials: new DataLoader((values) => products.materialsByValues(values)),
    shades: new DataLoader((ids) => overlays.shadesByIds(ids)),
    collections: new DataLoader((ids) => collections.byIds(ids)),
    inspirations: new DataLoader((ids) => inspirations.byIds(ids)),
    articles: new DataLoader((ids) => articles.byIds(ids)),
    articleCategories: new DataLoader((values) => articles.categoriesByValues(values)),
    allArticleCategories: once(() => articles.categories()),
    projectChoices: once(() => projects.choices()),
    pages: new DataLoader((paths) => pages.byPaths(paths, language)),
    pageNames: new DataLoader((paths) => pages.names(paths)),
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
