import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedCsv } from '../../deploy/commands/content/bench/generated-csv.ts';
import { collections } from '../../deploy/demo/records/collections.ts';
import type { RunningSite } from '../site/start-site.ts';
import { importInto } from './import-into.ts';

/** Gives a running site so many generated products beside its own. */
export async function fillCatalogue(site: RunningSite, count: number): Promise<void> {
  await mkdir(site.dataDir, { recursive: true });
  const file = join(site.dataDir, 'products.csv');
  const ids = collections.map(({ id }) => id);
  await writeFile(file, generatedCsv(count, ids));
  await importInto(site, file);
}
