import { setTimeout } from 'node:timers/promises';
import { SiteError } from '../../shared/errors/index.ts';
import { endProcess, type LaunchedProcess, launch } from './launch.ts';
import type { Program } from './programs.ts';

const readyLimitMs = 120_000;
/** Before a server that died is started again: each time twice as long, until it has run for a while. */
const firstPauseMs = 100;
const longestPauseMs = 30_000;
const steadyMs = 60_000;

/**
 * Keeps the servers of the site. Ctrl-C or SIGTERM closes all, the last started first, and ends this process with 0.
 * A server that dies is started again, after pauses that grow; the others go on meanwhile.
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
  async function start(program: Program, pauseMs = firstPauseMs): Promise<void> {
    const launched = launch(program);
    running.set(program.name, launched);
    const late = setTimeout(readyLimitMs, `was not ready within ${readyLimitMs / 1000} s`, { ref: false });
    const failure = await Promise.race([launched.ready, launched.ended, late]);
    if (closing) return untilExit();
    if (failure) {
      launched.child.kill('SIGKILL');
      throw new SiteError('start-failed', `${program.name} ${failure}`);
    }
    const since = performance.now();
    void launched.ended.then((how) =>
      lost(program, how, performance.now() - since >= steadyMs ? firstPauseMs : pauseMs),
    );
  }

  async function lost(program: Program, how: string, pauseMs: number): Promise<void> {
    if (closing) return;
    console.error(`${program.name} ${how}; it is started again in ${pauseMs / 1000} s`);
    await setTimeout(pauseMs);
    if (closing) return;
    const next = Math.min(2 * pauseMs, longestPauseMs);
    await start(program, next).catch((error: Error) => lost(program, error.message, next));
  }

  return { start, close };
}

/** While the site closes, its start does not go on and reports no failure. */
const untilExit = () => new Promise<never>(() => {});
