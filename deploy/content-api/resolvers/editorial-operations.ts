import type { Context } from '../context.ts';
import { textIn } from '../language.ts';
import { existing } from '../loaders.ts';
import { type Paging, requirePaging, withPageInfo } from '../paging.ts';
import type { Point, StoresWithin } from '../sources/stores.ts';
import { otherLanguage } from '../text-languages.ts';

/** The journal asks for all of its articles at once (R382). */
const maximumOfArticles = 1_000;
const mostCollections = 5_000;
const maximumOfStores = 5_000;
const maximumOfNearest = 50;

/** Collections, inspirations, the journal, projects and retailers. */
export const editorialQueries = {
  collections(_root: unknown, { limit, offset }: { limit?: number | null; offset: number }, { sources }: Context) {
    const part = { limit: limit ?? mostCollections, offset };
    requirePaging(part, mostCollections);
    return sources.collections.all(part);
  },

  inspirations: (_root: unknown, _args: unknown, { sources }: Context) => sources.inspirations.all(),

  article: (_root: unknown, { path }: { path: string }, { articles }: Context) => {
    const id = idIn('article', path);
    return id === undefined ? undefined : articles.load(id);
  },

  articles: async (_root: unknown, paging: Paging, { sources }: Context) => {
    requirePaging(paging, maximumOfArticles);
    return withPageInfo(await sources.articles.list(paging), paging);
  },

  journalFilters: async (_root: unknown, _args: unknown, { allArticleCategories, language }: Context) =>
    (await allArticleCategories()).map(({ name }) => textIn(language, name)),

  journalFiltersLanguages: async (_root: unknown, _args: unknown, { allArticleCategories, language }: Context) =>
    (await allArticleCategories()).map(({ name }) => otherLanguage(language, name)),

  projectInformations: async (_root: unknown, _args: unknown, { sources }: Context) => {
    const choices = await sources.projects.choices();
    return {
      surfaces: choices.filter(({ kind }) => kind === 'surface'),
      familySituations: choices.filter(({ kind }) => kind === 'familySituation'),
    };
  },

  projets: (_root: unknown, _args: unknown, { sources }: Context) => sources.projects.all(),

  projetProduits: async (_root: unknown, { path }: { path: string }, { sources, products }: Context) => {
    const id = idIn('project', path);
    const project = id === undefined ? undefined : await sources.projects.byId(id);
    return project && existing(products, project.products);
  },

  stores: (_root: unknown, _args: unknown, { sources }: Context) => sources.stores.all(),

  storesWithin: async (_root: unknown, wanted: StoresWithin, { sources }: Context) => {
    requirePaging(wanted, maximumOfStores);
    return withPageInfo(await sources.stores.within(wanted), wanted);
  },

  storesNearest: (_root: unknown, { to, limit }: { to: Point; limit: number }, { sources }: Context) => {
    requirePaging({ limit, offset: 0 }, maximumOfNearest);
    return sources.stores.nearest(to, limit);
  },
};

/** The last part of a path of that kind, as `oak` of `/article/oak`. */
const idIn = (kind: string, path: string): string | undefined => new RegExp(`^/${kind}/([^/]+)$`).exec(path)?.[1];
