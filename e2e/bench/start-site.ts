import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const repository = join(import.meta.dirname, '../..');

/** Where a site of this name keeps its data from one run to the next. */
export const dataOf = (name: string): string => join(repository, '.build', name);

/** Starts a site of its own on `port`, and waits until it can serve. */
export async function startSite(port: number, name = 'bench'): Promise<{ close(): Promise<void> }> {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataOf(name), LOG_LEVEL: 'silent' };
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
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
