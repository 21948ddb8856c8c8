import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedCsv } from '../../deploy/commands/content/products-under-test.ts';
import { collections } from '../../deploy/content-api/import/kinds/names.ts';
import { recordsOf } from '../../deploy/demo/content.ts';
import type { RunningSite } from '../site/start-site.ts';
import { importInto } from './import-into.ts';

/** How many products there are beside the site's own. */
export const products = 5_000;

/** Gives a running site generated products. */
export async function fillCatalogue(site: RunningSite): Promise<void> {
  await mkdir(site.dataDir, { recursive: true });
  const file = join(site.dataDir, 'products.csv');
  const ids = recordsOf(collections).map(({ id }) => id);
  await writeFile(file, generatedCsv(products, ids));
  await importInto(site, file);
}
