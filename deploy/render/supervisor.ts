import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gt, valid } from 'semver';
import { SiteError } from 'shared/errors';
import { hasIntegrity } from 'shared/release/integrity';
import { z } from 'zod';
import { cacheAnswers } from './answer-cache.ts';
import { contentCalls } from './content-calls.ts';
import type { Fault } from './health-watch.ts';
import { type ReleaseName, releaseKey, renderKey } from './live-releases.ts';
import { createPauses } from './pauses.ts';
import { type RenderProcess, startRenderProcess } from './render-process.ts';
import type { RenderOrder } from './render-queue.ts';

/** How many processes a live release has: its renders are spread over them. */
const copies = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 4)));
const startLimitMs = 5_000;
/** How long a version that a newer one has replaced stays, for a quick rollback, and one that a tab or a QA link asked for. */
const staysMs = { replaced: 10 * 60_000, asked: 60_000 };
/** So that nobody fills the machine by asking for old versions. */
const askedAtMost = 6;
const notTakenWithinMs = 10_000;
const tidyMs = 5_000;
/** How often it is seen whether files that were missing are there. */
const filesAgainMs = 100;

/** Called with what happens to releases. */
export interface SupervisorLog {
  fault(release: ReleaseName, fault: Fault, why: string, pauseMs: number): void;
  output(release: ReleaseName, text: string): void;
  /** Its files are missing or wrong on this disk: the gateway brings them. */
  incomplete?(release: ReleaseName): void;
}

export interface Supervisor {
  /** The part as JSON. Throws SiteError render-failed, render-refused, render-late (after `limitMs`, or once `gone` is aborted) or render-paused. */
  render(release: ReleaseName, order: RenderOrder, limitMs: number, gone?: AbortSignal): Promise<Uint8Array>;
  /**
   * Says which releases are live. Waits, 5 s at most, until they can render. One that is not live any more ends at once,
   * unless a newer one has taken its place.
   */
  live(releases: ReleaseName[]): Promise<void>;
  /** What runs, for metrics. */
  state(): Running[];
  close(): void;
}

/** The processes of one release, `name@version`. */
export interface Running {
  release: string;
  processes: number;
  busy: number;
  memoryBytes: number;
}

interface Cell {
  release: ReleaseName;
  why: 'live' | 'replaced' | 'asked';
  usedAt: number;
  processes: RenderProcess[];
  /** Fulfilled when its processes have been started and have loaded the release, or its files are missing. */
  started: Promise<void>;
  /** Whether its files are missing or wrong on this disk. */
  isAwaited: boolean;
}

/** A version that is none is newer than no other, and no other than it: its processes end as soon as it is not live. */
const isNewer = (one: string, other: string): boolean => valid(one) !== null && valid(other) !== null && gt(one, other);

const manifestSchema = z.object({
  operations: z.record(z.string(), z.string()),
  files: z.record(z.string(), z.object({ integrity: z.string() })).default({}),
});

/** What a process is started from; undefined where the gateway has not (yet) put it there whole: that is no fault of the release. */
async function readRelease(releases: string, { name, version }: ReleaseName) {
  const folder = join(releases, name, version);
  try {
    const serverPart = await readFile(join(folder, 'server.cjs'));
    const { operations, files } = manifestSchema.parse(
      JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')),
    );
    const expected = files['server.cjs']?.integrity;
    return expected === undefined || hasIntegrity(serverPart, expected) ? { serverPart, operations } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a process for every live release, and for what else is asked for; `releases` is the folder of the release cache. */
export function createSupervisor(releases: string, log: SupervisorLog): Supervisor {
  const cells = new Map<string, Cell>();
  const pauses = createPauses(() => performance.now());

  function atFault(cell: Cell, process: RenderProcess | undefined, fault: Fault, why: string): void {
    const key = renderKey(cell.release);
    const pauseMs = pauses.fault(key);
    log.fault(cell.release, fault, why, pauseMs);
    cell.processes = cell.processes.filter((one) => one !== process);
    // A live one is there again when its pause is over, before anybody asks.
    setTimeout(() => {
      if (cells.get(key) === cell && cell.why === 'live' && !pauses.isPaused(key)) cell.started = start(cell);
    }, pauseMs + 50).unref();
  }

  /** The server parts of libraries, `name@version`; undefined, having said which are missing, where they are not all there. */
  async function readLibraries({ libraries = [] }: ReleaseName) {
    const found = await Promise.all(
      libraries.map(async (one) => ({ one, part: (await readRelease(releases, one))?.serverPart })),
    );
    const parts = found.flatMap(({ one, part }) => (part ? [[releaseKey(one), part] as const] : []));
    if (parts.length === found.length) return new Map(parts);
    for (const { one, part } of found) if (!part) log.incomplete?.(one);
    return undefined;
  }

  async function start(cell: Cell): Promise<void> {
    const { release } = cell;
    const found = await readRelease(releases, release);
    if (!found && !cell.isAwaited) log.incomplete?.(release);
    const libraries = found && (await readLibraries(release));
    cell.isAwaited = !libraries;
    if (!libraries) return;
    const { serverPart, operations } = found;
    try {
      const calls = cacheAnswers(contentCalls(operations));
      const wanted = cell.why === 'live' ? copies : 1;
      while (cells.get(renderKey(release)) === cell && cell.processes.length < wanted) {
        const process: RenderProcess = startRenderProcess({
          key: releaseKey(release),
          serverPart,
          libraries,
          calls,
          onFault: (fault, why) => atFault(cell, process, fault, why),
          onOutput: (text) => log.output(release, text),
        });
        cell.processes.push(process);
      }
      await Promise.all(cell.processes.map(({ settled }) => settled));
    } catch (error) {
      atFault(cell, undefined, 'load', error instanceof Error ? error.message : String(error));
    }
  }

  function end(key: string): void {
    const cell = cells.get(key);
    cells.delete(key);
    for (const process of cell?.processes ?? []) process.end();
  }

  function add(release: ReleaseName, why: Cell['why']): Cell {
    const cell: Cell = {
      release,
      why,
      usedAt: performance.now(),
      processes: [],
      started: Promise.resolve(),
      isAwaited: false,
    };
    cells.set(renderKey(release), cell);
    cell.started = start(cell);
    return cell;
  }

  /** Makes room for a release that somebody asks for, though it is not live. */
  function admit(release: ReleaseName): Cell {
    const asked = [...cells.values()].filter(({ why }) => why === 'asked').sort((a, b) => a.usedAt - b.usedAt);
    const [oldest] = asked;
    if (oldest && asked.length >= askedAtMost) {
      if (performance.now() - oldest.usedAt < notTakenWithinMs)
        throw new SiteError(
          'render-paused',
          `${releaseKey(release)}: too many releases that are not live are asked for`,
        );
      end(renderKey(oldest.release));
    }
    return add(release, 'asked');
  }

  function tidy(): void {
    for (const [key, { why, usedAt }] of cells)
      if (why !== 'live' && performance.now() - usedAt > staysMs[why]) end(key);
  }
  const tidying = setInterval(tidy, tidyMs).unref();
  const awaiting = setInterval(() => {
    for (const cell of cells.values()) if (cell.isAwaited) cell.started = start(cell);
  }, filesAgainMs).unref();

  return {
    async render(release, order, limitMs, gone) {
      const key = renderKey(release);
      const startedAt = performance.now();
      if (pauses.isPaused(key)) throw new SiteError('render-paused', `${key} is paused`);
      const cell = cells.get(key) ?? admit(release);
      cell.usedAt = startedAt;
      const leftMs = () => Math.max(1, limitMs - (performance.now() - startedAt));
      if (cell.processes.length === 0 && !cell.isAwaited)
        await Promise.race([start(cell), delay(leftMs(), undefined, { ref: false })]);
      while (cell.isAwaited && leftMs() > filesAgainMs) await delay(filesAgainMs, undefined, { ref: false });
      const [idlest] = [...cell.processes].sort((a, b) => a.busy - b.busy);
      if (!idlest) throw new SiteError('render-paused', `${key} is paused`);
      return idlest.render(order, leftMs(), gone);
    },

    async live(list) {
      const live = new Set(list.map(renderKey));
      for (const [key, cell] of cells) {
        const { name, version } = cell.release;
        if (cell.why !== 'live' || live.has(key)) continue;
        // The same version may have other libraries now.
        const isReplaced = list.some(
          (one) => one.name === name && (one.version === version || isNewer(one.version, version)),
        );
        // Of each remote the one before is kept, and no older one.
        for (const [other, { release, why }] of cells) if (why === 'replaced' && release.name === name) end(other);
        if (!isReplaced) end(key);
        else Object.assign(cell, { why: 'replaced', usedAt: performance.now() });
      }
      const starting: Promise<void>[] = [];
      for (const release of list) {
        const cell = cells.get(renderKey(release));
        if (cell) cell.why = 'live';
        else starting.push(add(release, 'live').started);
      }
      await Promise.race([Promise.all(starting), delay(startLimitMs, undefined, { ref: false })]);
    },

    state: () =>
      [...cells].map(([release, { processes }]) => ({
        release,
        processes: processes.length,
        busy: processes.reduce((sum, { busy }) => sum + busy, 0),
        memoryBytes: processes.reduce((sum, { memoryBytes }) => sum + memoryBytes, 0),
      })),

    close() {
      clearInterval(tidying);
      clearInterval(awaiting);
      for (const key of [...cells.keys()]) end(key);
    },
  };
}
