import type { Picture } from '../../content-api/content.ts';
import type { article, articleCategory } from '../../content-api/tables.ts';
import { pictureFile } from '../picture-file.ts';
import { middleOf } from '../pictures/shots/articles.ts';
import type { ArticleRecord } from '../records/articles/article-record.ts';
import { articleCategories, articles } from '../records/articles.ts';

/** The categories of the journal as rows of their table, in the order of its filters. */
export const articleCategoryRows: (typeof articleCategory.$inferInsert)[] = articleCategories.map(
  ({ value, name }, position) => ({ value, name, position }),
);

/** The articles of the journal as rows of their table, the newest first. */
export const articleRows: (typeof article.$inferInsert)[] = articles.map((record) => {
  const { id, heading, label, category, date, author } = record;
  return {
    id,
    heading,
    label,
    category,
    date,
    author,
    imageMea: picture(record, 'mea', 960, 750),
    imagePreview: picture(record, 'preview', 472, 354),
    imageMain: picture(record, 'main', 1088, 500),
  };
});

function picture(record: ArticleRecord, format: string, width: number, height: number): Picture {
  const { id, alt } = record;
  return { url: pictureFile(`articles/${id}-${format}`), alt, width, height, focus: { x: middleOf(record), y: 50 } };
}
