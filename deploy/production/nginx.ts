import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SiteError } from 'shared/errors';
import { type Balancer, nginxConfig } from './nginx-config.ts';

const program = '/usr/sbin/nginx';
const startLimitMs = 10_000;

/** Whether this machine has Debian's nginx. */
export const hasNginx = (): boolean => existsSync(program);

/** Starts nginx in front of gateways. Throws SiteError `start-failed`. */
export const startNginx = (balancer: Omit<Balancer, 'folder'>): Promise<() => Promise<void>> =>
  runNginx(balancer.port, (folder) => nginxConfig({ ...balancer, folder }));

/**
 * Starts nginx with a configuration for a folder of its own, and waits until it listens on `port`; answers what ends it.
 * Throws SiteError `start-failed`.
 */
export async function runNginx(port: number, configIn: (folder: string) => string): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  // Started as root, its workers are somebody else.
  await chmod(folder, 0o755);
  const config = join(folder, 'nginx.conf');
  await writeFile(config, configIn(folder));
  const child = spawn(program, ['-p', folder, '-c', config], { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill('SIGQUIT');
    await Promise.race([ended, setTimeout(2_000, undefined, { ref: false })]);
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  for (const deadline = Date.now() + startLimitMs; !(await listens(port)); await setTimeout(50))
    if (child.exitCode !== null || Date.now() > deadline) {
      await close();
      throw new SiteError('start-failed', 'nginx did not start');
    }
  return close;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
