import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generatedCsv } from '../../../deploy/commands/content/products-under-test.ts';
import { importFolder } from '../../../deploy/commands/content/testing.ts';
import { collections } from '../../../deploy/content-api/import/kinds/names.ts';
import { recordsOf } from '../../../deploy/demo/content.ts';
import { type RunningSite, repository, startUnlessRunning } from '../../site/start-site.ts';

const port = 8516;
const name = 'e2e/three-clients';
const settings = { PART_LIMIT_MS: '5000', DOCUMENT_LIMIT_MS: '10000', TRUST_PROXY: '127.0.0.1,::1,::ffff:127.0.0.1' };

/** A site of its own with so many more products, named `G-0` and on. */
export async function startLargeSite(products: number): Promise<RunningSite> {
  const site = { port, dataDir: join(repository, '.build', name) };
  const close = await startUnlessRunning({ port, name, settings });
  const ids = recordsOf(collections).map(({ id }) => id);
  const folder = await importFolder();
  const file = await folder.stream('products.csv', generatedCsv(products, ids));
  const env = { ...process.env, DATA_DIR: site.dataDir, PORT: String(port) };
  await promisify(execFile)(process.execPath, ['deploy/commands/content/import.ts', file], { cwd: repository, env });
  await folder.remove();
  return { ...site, close };
}
