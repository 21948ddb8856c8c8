import { sanitisedBlock } from '../../content-api/sanitise.ts';
import type { page } from '../../content-api/tables.ts';
import { pages } from '../pages.ts';

/** Everything that has a page, as rows of its content table; HTML in it is cleaned as the content API would. */
export const pageRows: (typeof page.$inferInsert)[] = pages.map(({ path, slugs, seo, blocks }) => ({
  path,
  slugs,
  seo,
  blocks: blocks.map(sanitisedBlock),
}));
