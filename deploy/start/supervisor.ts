import { BoundSocket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { SiteError } from 'shared/errors';
import { endProcess, type LaunchedProcess, launch } from './launch.ts';
import type { Program } from './programs.ts';
import { watchServer } from './watch-server.ts';

const readyLimitMs = 120_000;
/** Before a server that died is started again: each time twice as long, until it has run for a while. */
const firstPauseMs = 100;
const longestPauseMs = 30_000;
const steadyMs = 60_000;
/** How long new connections wait for a server that starts again, before a replacement answers for it. */
const waitMs = 2_000;

export interface Supervisor {
  /** Starts a server and waits until it is ready. Throws SiteError `start-failed` where it ends or waits too long. */
  start(program: Program): Promise<LaunchedProcess>;
  /** Closes every server, the last started first. */
  close(): Promise<void>;
}

/**
 * Keeps servers: one that dies is started again, after pauses that grow; the others go on meanwhile. One that is stopped, or
 * silent though it got processor time, is ended for that. It owns the
 * sockets of those that it `holds`, so that new connections wait while such a server is away.
 */
export function supervise({ holds }: { holds(program: Program): boolean }): Supervisor {
  const running = new Map<string, LaunchedProcess>();
  const sockets = new Map<string, BoundSocket>();
  let closing = false;

  async function close(): Promise<void> {
    closing = true;
    for (const launched of [...running.values()].reverse()) await endProcess(launched);
    for (const socket of sockets.values()) socket.close();
    sockets.clear();
  }
  process.once('exit', () => {
    for (const { child } of running.values()) child.kill('SIGKILL');
  });

  /** `localhost` is two addresses, and a socket has one: there the server listens by itself. */
  function socketOf(program: Program): BoundSocket | undefined {
    const { name, listens } = program;
    if (!holds(program) || !listens || listens.host === 'localhost') return undefined;
    const socket = sockets.get(name) ?? new BoundSocket({ host: listens.host, port: listens.port });
    sockets.set(name, socket);
    return socket;
  }

  async function start(program: Program, pauseMs = firstPauseMs): Promise<LaunchedProcess> {
    const launched = launch(program, socketOf(program));
    running.set(program.name, launched);
    const late = setTimeout(readyLimitMs, `was not ready within ${readyLimitMs / 1000} s`, { ref: false });
    const failure = await Promise.race([launched.ready, launched.ended, late]);
    if (closing) return untilExit();
    if (failure) {
      launched.child.kill('SIGKILL');
      throw new SiteError('start-failed', `${program.name} ${failure}`);
    }
    const since = performance.now();
    const { pid } = launched.child;
    const stopWatching = watchServer({ pid, alive: program.alive }, (why) => {
      console.error(`${program.name} ${why}; it is ended`);
      launched.child.kill('SIGKILL');
    });
    void launched.ended.then((how) => {
      stopWatching();
      const next = performance.now() - since >= steadyMs ? firstPauseMs : pauseMs;
      return lost(program, `${program.name} ${how}`, next);
    });
    return launched;
  }

  async function lost(program: Program, what: string, pauseMs: number): Promise<void> {
    if (closing) return;
    console.error(`${what}; it is started again in ${pauseMs / 1000} s`);
    const endStandIn = standInFor(program);
    await setTimeout(pauseMs);
    if (closing) return endStandIn();
    const next = Math.min(2 * pauseMs, longestPauseMs);
    const failure = await start(program, next).then(
      () => undefined,
      (error: Error) => error.message,
    );
    endStandIn();
    if (failure) await lost(program, failure, next);
  }

  /** Has somebody else answer if a server is away for long; answers how to end that. */
  function standInFor(program: Program): () => void {
    const standIn = program.listens?.standIn;
    const socket = socketOf(program);
    if (!standIn || !socket) return () => {};
    const away = new AbortController();
    setTimeout(waitMs, undefined, { signal: away.signal, ref: false }).then(
      () => {
        if (closing) return;
        const { child } = launch(standIn, socket);
        away.signal.addEventListener('abort', () => child.kill('SIGKILL'));
      },
      () => {},
    );
    return () => away.abort();
  }

  return { start: (program) => start(program), close };
}

/**
 * Keeps the servers of a site, and the sockets that they listen on. Ctrl-C or SIGTERM closes all, the last started first, and
 * ends this process with 0.
 */
export function superviseSite(): Supervisor {
  const supervisor = supervise({ holds: () => true });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      console.log('Closing …');
      void supervisor.close().then(() => process.exit(0));
    });
  return supervisor;
}

/** While the site closes, its start does not go on and reports no failure. */
const untilExit = () => new Promise<never>(() => {});
