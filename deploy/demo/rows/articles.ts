import type { Localised, Picture } from '../../content-api/content.ts';
import type { article, articleCategory } from '../../content-api/tables.ts';
import { pictureFile } from '../picture-file.ts';
import { articleCategories, articles } from '../records/articles.ts';

/** The categories of the journal as rows of their table, in the order of its filters. */
export const articleCategoryRows: (typeof articleCategory.$inferInsert)[] = articleCategories.map(
  ({ value, name }, position) => ({ value, name, position }),
);

/** The articles of the journal as rows of their table, the newest first. */
export const articleRows: (typeof article.$inferInsert)[] = articles.map(
  ({ id, heading, label, category, date, author, alt }) => ({
    id,
    heading,
    label,
    category,
    date,
    author,
    imageMea: picture(`${id}-mea`, alt, 960, 750),
    imagePreview: picture(`${id}-preview`, alt, 472, 354),
    imageMain: picture(`${id}-main`, alt, 1088, 500),
  }),
);

function picture(name: string, alt: Localised, width: number, height: number): Picture {
  return { url: pictureFile(`articles/${name}`), alt, width, height };
}
