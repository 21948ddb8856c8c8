import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { BoundSocket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { SiteError } from 'shared/errors';
import { visible } from '../observe/visible-text.ts';
import type { Program } from './programs.ts';

const closeLimitMs = 5_000;

export interface LaunchedProcess {
  child: ChildProcess;
  /** Fulfilled at its line `ready: …`. */
  ready: Promise<undefined>;
  /** Fulfilled with how it ended, once all that it wrote has been printed. */
  ended: Promise<string>;
}

/** The number by which a server finds the socket that it is handed. */
const socketNumber = 3;

/**
 * Starts a server as a process; what it writes is passed on, each line under its name. It listens on `socket`, where there is
 * one: that outlives it.
 */
export function launch(
  { name, arguments: options, environment, folder }: Program,
  socket?: BoundSocket,
): LaunchedProcess {
  const child = spawn(process.execPath, options, {
    cwd: folder,
    env: socket ? { ...environment, LISTEN_FD: String(socketNumber) } : environment,
    stdio: ['pipe', 'pipe', 'pipe', socket?.fd() ?? 'ignore'],
  });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new SiteError('start-failed', `${name} has no output`);
  createInterface(stderr).on('line', (line) => console.error(visible(`[${name}] ${line}`)));
  const ready = new Promise<undefined>((resolve) => {
    createInterface(stdout).on('line', (line) => {
      if (line.startsWith('ready: ')) return resolve(undefined);
      console.log(visible(`[${name}] ${line}`));
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
