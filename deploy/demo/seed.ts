import { page } from '../content-api/tables.ts';
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
import type { Writer } from '../content-api/writing/upsert.ts';
import type { Database } from '../database/index.ts';
import { countWrite } from '../registry/counter.ts';
import { footer, header } from './menus.ts';
import { mirrorFinder } from './records/mirror-finder.ts';
import { popularSearches } from './records/popular-searches.ts';
import { storeRows } from './records/stores.ts';
import {
  articleCategoryRows,
  articleRows,
  collectionRows,
  handleCategoryRows,
  handleRows,
  inspirationRows,
  materialRows,
  pageRows,
  productRows,
  productTypeRows,
  projectChoiceRows,
  projectRows,
  shadeGroupRows,
  shadeRows,
  washbasinRows,
} from './rows.ts';

/**
 * Fills an empty database with the demonstration brand, all or nothing. A database that has content is left alone;
 * of two processes that start at once, one seeds and the other waits for it.
 */
export async function seed(db: Database): Promise<void> {
  if (await hasContent(db)) return;
  await db.transaction(async (tx) => {
    await countWrite(tx, 'content');
    if (await hasContent(tx)) return;
    await writeCatalogue(tx);
    await writeEditorial(tx);
  });
}

/** What is referred to comes before what refers to it. */
async function writeCatalogue(tx: Writer): Promise<void> {
  await writeTypes(tx, productTypeRows);
  await writeMaterials(tx, materialRows);
  await writeCollections(tx, collectionRows);
  await writeShadeGroups(tx, shadeGroupRows);
  await writeShades(tx, shadeRows);
  await writeHandleCategories(tx, handleCategoryRows);
  await writeHandles(tx, handleRows);
  await writeWashbasins(tx, washbasinRows);
  await writeProducts(tx, productRows);
}

async function writeEditorial(tx: Writer): Promise<void> {
  await writeInspirations(tx, inspirationRows);
  await writeProjectChoices(tx, projectChoiceRows);
  await writeProjects(tx, projectRows);
  await writeArticleCategories(tx, articleCategoryRows);
  await writeArticles(tx, articleRows);
  await writeStores(tx, storeRows);
  await writePages(tx, pageRows);
  await writeMenus(tx, [
    { name: 'header', content: header },
    { name: 'footer', content: footer },
    { name: 'popular-searches', content: popularSearches },
    { name: 'product-finder', content: mirrorFinder },
  ]);
}

const hasContent = async (db: Pick<Database, 'select'>): Promise<boolean> =>
  (await db.select({ path: page.path }).from(page).limit(1)).length > 0;
