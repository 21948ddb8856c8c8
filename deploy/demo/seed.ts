import { collection, material, menu, page, product, productMaterial, productType } from '../content-api/tables.ts';
import type { Database } from '../database/index.ts';
import { countWrite } from '../registry/counter.ts';
import { footer, header } from './menus.ts';
import { collectionRows, materialRows, pageRows, productMaterialRows, productRows, productTypeRows } from './rows.ts';

/**
 * Fills an empty database with the demonstration brand, all or nothing. A database that has content is left alone;
 * of two processes that start at once, one seeds and the other waits for it.
 */
export async function seed(db: Database): Promise<void> {
  if (await hasContent(db)) return;
  await db.transaction(async (tx) => {
    await countWrite(tx, 'content');
    if (await hasContent(tx)) return;
    await tx.insert(material).values(materialRows);
    await tx.insert(productType).values(productTypeRows);
    await tx.insert(collection).values(collectionRows);
    await tx.insert(product).values(productRows);
    await tx.insert(productMaterial).values(productMaterialRows);
    await tx.insert(page).values(pageRows);
    await tx.insert(menu).values([
      { name: 'header', content: header },
      { name: 'footer', content: footer },
    ]);
  });
}

const hasContent = async (db: Pick<Database, 'select'>): Promise<boolean> =>
  (await db.select({ path: page.path }).from(page).limit(1)).length > 0;
