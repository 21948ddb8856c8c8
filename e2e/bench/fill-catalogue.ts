import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedCsv } from '../../deploy/content/bench/generated-csv.ts';
import { collections } from '../../deploy/demo/records/collections.ts';
import { type RunningSite, repository } from './start-site.ts';

/** Gives a running site so many generated products beside its own; those that it has already cost little. */
export async function fillCatalogue({ port, dataDir }: RunningSite, count: number): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, 'products.csv');
  const ids = collections.map(({ id }) => id);
  await writeFile(file, generatedCsv(count, ids));
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['deploy/content/import.ts', file], {
    cwd: repository,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The generated products could not be imported');
}
