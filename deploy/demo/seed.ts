import { brand, page } from '../content-api/tables.ts';
import { writeCollections, writeMaterials, writeTypes } from '../content-api/writing/names.ts';
import {
  writeHandleCategories,
  writeHandles,
  writeMenus,
  writeProjectChoices,
  writeProjects,
  writeShadeGroups,
  writeShades,
  writeStores,
  writeWashbasins,
} from '../content-api/writing/others.ts';
import { writeArticleCategories, writeArticles, writeInspirations, writePages } from '../content-api/writing/pages.ts';
import { writeProducts } from '../content-api/writing/products.ts';
import { upsert, type Writer } from '../content-api/writing/upsert.ts';
import type { Database } from '../database/index.ts';
import { countWrite } from '../registry/counter.ts';
import * as demonstration from './content.ts';

export type Content = typeof demonstration;

/**
 * Fills an empty database, with the demonstration brand unless other content is given, all or nothing. A database that has
 * content is left alone; of two processes that start at once, one seeds and the other waits for it.
 */
export async function seed(db: Database, content: Content = demonstration): Promise<void> {
  if (await hasContent(db)) return;
  await db.transaction(async (tx) => {
    await countWrite(tx, 'content');
    if (await hasContent(tx)) return;
    await upsert(
      tx,
      brand,
      content.brandRecords.map((one) => ({ id: 'brand', ...one })),
    );
    await writeCatalogue(tx, content);
    await writeEditorial(tx, content);
  });
}

/** What is referred to comes before what refers to it. */
async function writeCatalogue(tx: Writer, content: Content): Promise<void> {
  await writeTypes(tx, content.productTypeRows);
  await writeMaterials(tx, content.materialRows);
  await writeCollections(tx, content.collectionRows);
  await writeShadeGroups(tx, content.shadeGroupRows);
  await writeShades(tx, content.shadeRows);
  await writeHandleCategories(tx, content.handleCategoryRows);
  await writeHandles(tx, content.handleRows);
  await writeWashbasins(tx, content.washbasinRows);
  await writeProducts(tx, content.productRows);
}

async function writeEditorial(tx: Writer, content: Content): Promise<void> {
  await writeInspirations(tx, content.inspirationRows);
  await writeProjectChoices(tx, content.projectChoiceRows);
  await writeProjects(tx, content.projectRows);
  await writeArticleCategories(tx, content.articleCategoryRows);
  await writeArticles(tx, content.articleRows);
  await writeStores(tx, content.storeRows);
  await writePages(tx, content.pageRows);
  await writeMenus(tx, [
    { name: 'header', content: content.header },
    { name: 'footer', content: content.footer },
    { name: 'popular-searches', content: content.popularSearches },
    { name: 'product-finder', content: content.mirrorFinder },
  ]);
}

const hasContent = async (db: Pick<Database, 'select'>): Promise<boolean> =>
  (await db.select({ path: page.path }).from(page).limit(1)).length > 0;
