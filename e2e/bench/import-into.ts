import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type RunningSite, repository } from '../site/start-site.ts';

/** Imports a file of records into a running site; those that it has already cost little. */
export async function importInto(
  { port, dataDir }: RunningSite,
  file: string,
  options: readonly string[] = [],
): Promise<void> {
  const child = spawn(process.execPath, ['deploy/commands/content/import.ts', file, ...options], {
    cwd: repository,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${file} could not be imported`);
}
