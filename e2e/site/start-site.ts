import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createEmptyDatabase } from '../../deploy/database/testing.ts';

export const repository = join(import.meta.dirname, '../..');
const endWithParent = join(repository, 'deploy/start/end-with-parent.ts');

export interface RunningSite {
  port: number;
  dataDir: string;
  close(): Promise<void>;
}

interface SiteOptions {
  mode?: string;
  /** Environment variables, as docs/settings.md names them. */
  settings?: Record<string, string>;
  /** A program that starts the site with other circumstances, as `['taskset', '-c', '0']`: all its processes have them. */
  through?: readonly string[];
}

/** Starts a site of its own on `port` with the data in `.build/<name>`, and waits until it can serve. */
export async function startSite(
  port: number,
  name: string,
  { mode = 'production', settings = {}, through = [] }: SiteOptions = {},
): Promise<RunningSite> {
  const dataDir = join(repository, '.build', name);
  // Making its tables is half of what a first start takes.
  await createEmptyDatabase(dataDir);
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...settings };
  const command = [...through, process.execPath, `--import=${endWithParent}`, 'deploy/start.ts', '--mode', mode];
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd: repository, env, stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`The site on port ${port} did not start`);
    await delay(200);
  }
  return {
    port,
    dataDir,
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts a site of the tests, and answers how to close it; one that runs already is used as it is, but not in CI. */
export async function startUnlessRunning({
  port,
  name,
  ...options
}: { port: number; name: string } & SiteOptions): Promise<() => Promise<void>> {
  if (!process.env.CI && (await isReady(port))) return async () => undefined;
  const { close } = await startSite(port, name, options);
  return close;
}

/** Whether a site serves on this port. */
export const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
