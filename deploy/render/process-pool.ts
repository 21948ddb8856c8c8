import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { SiteError } from 'shared/errors';
import { releaseKey } from 'shared/release';
import { cacheAnswers } from './answer-cache.ts';
import type { Capacity } from './capacity.ts';
import { contentCalls } from './content-calls.ts';
import type { Fault } from './health-watch.ts';
import { type ReleaseName, renderKey } from './live-releases.ts';
import type { Pauses } from './pauses.ts';
import { createPlaces } from './places.ts';
import { type ReleaseCode, readRelease } from './read-release.ts';
import { type RenderProcess, startRenderProcess } from './render-process.ts';
import { untilAborted } from './shared-work.ts';
import { createSpareBox } from './spare-box.ts';

/** How many processes a live release has where there is room: its renders are spread over them. */
const copies = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 4)));
/** How often it is seen whether files that were missing are there. */
const filesAgainMs = 100;

/** Called with what happens to releases. */
export interface SupervisorLog {
  fault(release: ReleaseName, fault: Fault, why: string, pauseMs: number): void;
  output(release: ReleaseName, text: string): void;
  /** A process of it is started. */
  started?(release: ReleaseName): void;
  /** Its files are missing or wrong on this disk: the gateway brings them. */
  incomplete?(release: ReleaseName): void;
}

/** A release that may render. */
export interface Cell {
  release: ReleaseName;
  why: 'live' | 'replaced' | 'asked';
  usedAt: number;
  /** How often it has been asked for; what was an idle time ago counts half. */
  uses: number;
  /** Those that take renders. */
  processes: RenderProcess[];
  /** The start that is under way. */
  starting?: Promise<RenderProcess | undefined>;
  /** How many renders wait for a process. */
  waiting: number;
  /** Whether its files are missing or wrong on this disk. */
  isAwaited: boolean;
}

const idlest = ({ processes }: Cell): RenderProcess | undefined => [...processes].sort((a, b) => a.busy - b.busy)[0];
const wantedOf = ({ why }: Cell): number => (why === 'live' ? copies : 1);

/** How long nobody has asked for a release, in ms. */
export const idleMsOf = ({ usedAt }: Cell): number => performance.now() - usedAt;

interface PoolOptions {
  /** The folder of the release cache. */
  releases: string;
  log: SupervisorLog;
  capacity: Capacity;
  pauses: Pauses;
}

/** The processes of all releases, each started when it is asked for, as many as there is room for. */
export function createProcessPool({ releases, log, capacity, pauses }: PoolOptions) {
  const cells = new Set<Cell>();
  const places = createPlaces(capacity.processes);
  const spare = capacity.spare ? createSpareBox() : undefined;
  /** Processes that take no more renders, and end when they have done theirs. */
  const leaving = new Set<RenderProcess>();

  const usesOf = (cell: Cell) => cell.uses * 0.5 ** (idleMsOf(cell) / capacity.idleMs);
  const mostUsedFirst = () =>
    [...cells].filter(({ processes }) => processes.length > 0).sort((a, b) => usesOf(b) - usesOf(a));

  function leave(cell: Cell, process: RenderProcess): void {
    cell.processes = cell.processes.filter((one) => one !== process);
    leaving.add(process);
    process.endWhenDone();
  }

  /** For each start that waits for a place a process leaves: those of the releases that are used least. */
  function makeRoom(): void {
    const missing = Math.max(0, places.waiting - leaving.size);
    const leastUsedFirst = mostUsedFirst().reverse();
    const all = leastUsedFirst.flatMap((cell) => cell.processes.map((process) => ({ cell, process })));
    for (const { cell, process } of all.slice(0, missing)) leave(cell, process);
  }

  function atFault(cell: Cell, process: RenderProcess | undefined, fault: Fault, why: string): void {
    const key = renderKey(cell.release);
    const pauseMs = pauses.fault(key);
    log.fault(cell.release, fault, why, pauseMs);
    cell.processes = cell.processes.filter((one) => one !== process);
    // A live one that is in use is there again when its pause is over, before anybody asks.
    setTimeout(() => {
      const isInUse = cells.has(cell) && cell.why === 'live' && idleMsOf(cell) < capacity.idleMs;
      if (isInUse && !pauses.isPaused(key) && cell.processes.length < wantedOf(cell)) void startOnce(cell);
    }, pauseMs + 50).unref();
  }

  const startOnce = (cell: Cell) => {
    cell.starting ??= start(cell).finally(() => {
      cell.starting = undefined;
    });
    return cell.starting;
  };

  /** Undefined where its files are missing, it is at fault, or nobody waits for it when there is room. */
  async function start(cell: Cell): Promise<RenderProcess | undefined> {
    const code = await readRelease(releases, cell.release);
    const isAwaited = Array.isArray(code);
    if (isAwaited && !cell.isAwaited) for (const one of code) log.incomplete?.(one);
    cell.isAwaited = isAwaited;
    if (isAwaited || !cells.has(cell)) return undefined;
    const taking = places.take(() => cells.has(cell) && cell.waiting > 0);
    makeRoom();
    return (await taking) ? startAll(cell, code) : undefined;
  }

  /** Starts a process in the place that was taken for it, and as many more as there shall be and have room. */
  function startAll(cell: Cell, { operations, ...code }: ReleaseCode): RenderProcess | undefined {
    const { release } = cell;
    let first: RenderProcess | undefined;
    try {
      const calls = cacheAnswers(contentCalls(operations));
      do {
        const process: RenderProcess = startRenderProcess({
          key: releaseKey(release),
          ...code,
          calls,
          boxed: spare?.take(releaseKey(release)),
          onFault: (fault, why) => atFault(cell, process, fault, why),
          onOutput: (text) => log.output(release, text),
        });
        log.started?.(release);
        first ??= process;
        cell.processes.push(process);
        void process.ended.then(() => {
          leaving.delete(process);
          places.giveBack();
          makeRoom();
        });
      } while (cell.processes.length < wantedOf(cell) && places.tryTake());
    } catch (error) {
      places.giveBack();
      atFault(cell, undefined, 'load', error instanceof Error ? error.message : String(error));
    }
    makeRoom();
    return first;
  }

  const paused = (cell: Cell, cause?: unknown) =>
    new SiteError('render-paused', `${renderKey(cell.release)} is paused`, { cause });

  /** The process that a start makes, by then. */
  async function startedBy(cell: Cell, end: AbortSignal): Promise<RenderProcess> {
    cell.waiting += 1;
    try {
      for (;;) {
        const process = idlest(cell) ?? (await untilAborted(startOnce(cell), end));
        if (process) return process;
        if (!cell.isAwaited) throw paused(cell);
        await delay(filesAgainMs, undefined, { signal: end, ref: false });
      }
    } catch (cause) {
      if (!end.aborted || cause instanceof SiteError) throw cause;
      if (cell.isAwaited) throw paused(cell, cause);
      throw new SiteError('render-late', `${renderKey(cell.release)} has no process yet`, { cause });
    } finally {
      cell.waiting -= 1;
    }
  }

  function end(cell: Cell): void {
    cells.delete(cell);
    for (const process of cell.processes) process.end();
  }

  return {
    /** Lets a release render. */
    add(release: ReleaseName, why: Cell['why']): Cell {
      const usedAt = performance.now();
      const cell: Cell = { release, why, usedAt, uses: 0, processes: [], waiting: 0, isAwaited: false };
      cells.add(cell);
      return cell;
    },

    /**
     * A process for a render of a release, started where there is none. Throws SiteError render-late (after `limitMs`, or once
     * `gone` is aborted), or render-paused: it is at fault, or its files are missing.
     */
    async processOf(cell: Cell, limitMs: number, gone?: AbortSignal): Promise<RenderProcess> {
      cell.uses = usesOf(cell) + 1;
      cell.usedAt = performance.now();
      return idlest(cell) ?? startedBy(cell, AbortSignal.any([AbortSignal.timeout(limitMs), ...(gone ? [gone] : [])]));
    },

    /** Starts a process of a release before anybody asks for it, where there is room. Fulfilled once it can render, or will not. */
    async startAhead(cell: Cell): Promise<void> {
      await (await startOnce(cell))?.settled;
    },

    /** Ends the processes of releases that nobody has asked for for long, unless they are among those that stay. */
    endIdle(): void {
      for (const cell of mostUsedFirst().slice(capacity.stay))
        if (idleMsOf(cell) > capacity.idleMs) for (const process of cell.processes) leave(cell, process);
    },

    /** Ends the processes of a release, which may render no more. */
    end,

    /** The releases that have processes, the most used first. */
    running: mostUsedFirst,

    close(): void {
      for (const cell of cells) end(cell);
      for (const process of leaving) process.end();
      spare?.end();
    },
  };
}
