import { setTimeout } from 'node:timers/promises';
import { SiteError } from '../../shared/errors/index.ts';
import { endProcess, type LaunchedProcess, launch } from './launch.ts';
import type { Program } from './programs.ts';

const readyLimitMs = 120_000;
const restartPauseMs = 100;

/**
 * Keeps the servers of the site. Ctrl-C or SIGTERM closes all, the last started first, and ends this process with 0;
 * a server that dies ends it with 1, unless it may be restarted.
 */
export function superviseSite() {
  const running = new Map<string, LaunchedProcess>();
  let closing = false;

  /** Closes every server. */
  async function close(): Promise<void> {
    closing = true;
    for (const launched of [...running.values()].reverse()) await endProcess(launched);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      console.log('Closing …');
      void close().then(() => process.exit(0));
    });
  process.once('exit', () => {
    for (const { child } of running.values()) child.kill('SIGKILL');
  });

  /** Starts a server and waits until it is ready. Throws SiteError `start-failed` where it ends or waits too long. */
  async function start(program: Program): Promise<void> {
    const launched = launch(program);
    running.set(program.name, launched);
    const late = setTimeout(readyLimitMs, `was not ready within ${readyLimitMs / 1000} s`, { ref: false });
    const failure = await Promise.race([launched.ready, launched.ended, late]);
    if (closing) return untilExit();
    if (failure) throw new SiteError('start-failed', `${program.name} ${failure}`);
    void launched.ended.then((how) => lost(program, how));
  }

  async function lost(program: Program, how: string): Promise<void> {
    if (closing) return;
    console.error(`${program.name} ${how}; ${program.restarts ? 'it is started again' : 'the site closes'}`);
    if (!program.restarts) return close().then(() => process.exit(1));
    await setTimeout(restartPauseMs);
    if (!closing) await start(program).catch((error: Error) => lost(program, error.message));
  }

  return { start, close };
}

/** While the site closes, its start does not go on and reports no failure. */
const untilExit = () => new Promise<never>(() => {});
