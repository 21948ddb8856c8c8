import { pictureFile } from '../picture-file.ts';
import { articles } from '../records/articles.ts';
import type { PageRecord } from './page.ts';

/** The pages of the journal; the site draws their hero from the article itself, so their blocks begin under it. */
export const articlePages: PageRecord[] = articles.map(({ id, heading, description, blocks }) => ({
  path: `/article/${id}`,
  seo: {
    title: heading,
    description,
    image: pictureFile(`articles/${id}-main`),
    type: 'article',
  },
  blocks,
}));
