import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export const repository = join(import.meta.dirname, '../..');

export interface RunningSite {
  port: number;
  dataDir: string;
  close(): Promise<void>;
}

/** Starts a site of its own on `port` with the data in `.build/<name>`, and waits until it can serve. */
export async function startSite(port: number, name: string): Promise<RunningSite> {
  const dataDir = join(repository, '.build', name);
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, ['deploy/start.ts'], {
    cwd: repository,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const ready = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await ready())) {
    if (child.exitCode !== null) throw new Error('The site did not start');
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
