import type { Context } from '../context.ts';
import { textIn } from '../language.ts';
import { siteAddress } from '../site-address.ts';
import type { ArticleRecord } from '../sources/index.ts';
import { localised } from './localised.ts';

export const Article = {
  url: ({ id }: ArticleRecord, _args: unknown, { language }: Context) => siteAddress(`/article/${id}`, language),
  heading: localised('heading'),
  label: localised('label'),
  category: async ({ category: value }: ArticleRecord, _args: unknown, { articleCategories, language }: Context) => {
    const category = await articleCategories.load(value);
    return category ? textIn(language, category.name) : value;
  },
};
