import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import type { Program } from './programs.ts';

const closeLimitMs = 5_000;

export interface LaunchedProcess {
  child: ChildProcess;
  /** Fulfilled at its line `ready: …`. */
  ready: Promise<undefined>;
  /** Fulfilled with how it ended, once all that it wrote has been printed. */
  ended: Promise<string>;
}

/** Starts a server as a process; what it writes is passed on, each line under its name. */
export function launch({ name, arguments: options, environment, folder }: Program): LaunchedProcess {
  const child = spawn(process.execPath, options, { cwd: folder, env: environment, stdio: ['pipe', 'pipe', 'pipe'] });
  createInterface(child.stderr).on('line', (line) => console.error(`[${name}] ${line}`));
  const ready = new Promise<undefined>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('ready: ')) return resolve(undefined);
      console.log(`[${name}] ${line}`);
    });
  });
  const ended = once(child, 'close').then(([code, signal]) => `ended (${signal ?? `code ${code}`})`);
  return { child, ready, ended };
}

/** Asks a process to close, and ends it where it takes too long. */
export async function endProcess({ child, ended }: LaunchedProcess): Promise<void> {
  child.kill('SIGTERM');
  await Promise.race([ended, setTimeout(closeLimitMs, undefined, { ref: false })]);
  child.kill('SIGKILL');
}
