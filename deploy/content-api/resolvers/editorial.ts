import { existing, present } from '../context.ts';
import { otherLanguage, textIn } from '../language.ts';
import { requirePaging, withPageInfo } from '../paging.ts';
import { addressOf } from './addresses.ts';
import type { Resolvers } from './resolver-types.generated.ts';

/** The journal asks for all of its articles at once. */
const mostArticles = 1_000;
const mostCollections = 5_000;

/** Collections, inspirations, the journal and projects. */
export const editorial = {
  Query: {
    collections: (_root, { limit, offset }, { sources }) => {
      const part = { limit: limit ?? mostCollections, offset };
      requirePaging(part, mostCollections);
      return sources.collections.all(part);
    },

    inspirations: (_root, _args, { sources }) => sources.inspirations.all(),

    article: async (_root, { path }, { articles, pages }) => {
      const id = idIn('article', (await pages.load(path))?.path ?? path);
      return id === undefined ? undefined : articles.load(id);
    },

    articles: async (_root, paging, { sources }) => {
      requirePaging(paging, mostArticles);
      return withPageInfo(await sources.articles.list(paging), paging);
    },

    journalFilters: async (_root, _args, { allArticleCategories, locale }) =>
      (await allArticleCategories()).map(({ name }) => textIn(locale, name)),

    journalFiltersLanguages: async (_root, _args, { allArticleCategories, language }) =>
      (await allArticleCategories()).map(({ name }) => otherLanguage(language, name)),

    projectInformations: async (_root, _args, { projectChoices }) => {
      const choices = await projectChoices();
      return {
        surfaces: choices.filter(({ kind }) => kind === 'surface'),
        familySituations: choices.filter(({ kind }) => kind === 'familySituation'),
      };
    },

    projets: (_root, _args, { sources }) => sources.projects.all(),

    projetProduits: async (_root, { path }, { sources, products }) => {
      const id = idIn('project', path);
      const project = id === undefined ? undefined : await sources.projects.byId(id);
      return project && existing(products, project.products);
    },
  },

  Collection: {
    url: ({ id }, _args, context) => addressOf(`/collection/${id}`, context),
  },

  Inspiration: {
    url: ({ id }, _args, context) => addressOf(`/inspiration/${id}`, context),
    link: async ({ id, heading }, _args, context) => ({
      url: await addressOf(`/inspiration/${id}`, context),
      title: heading,
    }),
  },

  Article: {
    url: ({ id }, _args, context) => addressOf(`/article/${id}`, context),
    category: async ({ category: value }, _args, { articleCategories, locale }) => {
      const category = await articleCategories.load(value);
      return category ? textIn(locale, category.name) : value;
    },
  },

  Project: {
    url: ({ id }) => `/project/${id}`,
    surface: async ({ surface }, _args, { projectChoices }) =>
      required((await projectChoices()).find(({ kind, id }) => kind === 'surface' && id === surface)),
    familySituation: async ({ familySituation }, _args, { projectChoices }) =>
      required((await projectChoices()).find(({ kind, id }) => kind === 'familySituation' && id === familySituation)),
    inspiration: ({ inspiration }, _args, { inspirations }) => present(inspirations, inspiration),
  },
} satisfies Resolvers;

/** The last part of a path of that kind, as `oak` of `/article/oak`. */
const idIn = (kind: string, path: string): string | undefined => new RegExp(`^/${kind}/([^/]+)$`).exec(path)?.[1];

function required<Choice>(choice: Choice | undefined): Choice {
  if (choice === undefined) throw new Error('A project names a choice that is not there');
  return choice;
}
