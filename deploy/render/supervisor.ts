import { setTimeout as delay } from 'node:timers/promises';
import { gt, valid } from 'semver';
import { SiteError } from 'shared/errors';
import { releaseKey } from 'shared/release';
import { type Capacity, capacityOf, memoryHere } from './capacity.ts';
import { type ReleaseName, renderKey } from './live-releases.ts';
import { createPauses } from './pauses.ts';
import { type Cell, createProcessPool, idleMsOf, type SupervisorLog } from './process-pool.ts';
import type { RenderOrder } from './render-queue.ts';

/** How long a version that a newer one has replaced stays, for a quick rollback, and one that a tab or a QA link asked for. */
const staysMs = { replaced: 10 * 60_000, asked: 60_000 };
/** So that nobody fills the machine by asking for old versions. */
const askedAtMost = 6;
const notTakenWithinMs = 10_000;
const tidyMs = 5_000;
/** How long others wait for releases that are about to be live. */
const startLimitMs = 5_000;

export interface Supervisor {
  /**
   * The part as JSON, of a process that is started if there is none. Throws SiteError render-failed, render-refused,
   * render-late (after `limitMs`, or once `gone` is aborted) or render-paused.
   */
  render(release: ReleaseName, order: RenderOrder, limitMs: number, gone?: AbortSignal): Promise<Uint8Array>;
  /**
   * Says which releases are live: those may render. Where a remote has a process, a release of it that is new has one, too, as far
   * as there is room: waits for that, 5 s at most. The process of one that is not live any more ends at once, unless a newer one
   * has taken its place.
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

/** A version that is none is newer than no other, and no other than it: its processes end as soon as it is not live. */
const isNewer = (one: string, other: string): boolean => valid(one) !== null && valid(other) !== null && gt(one, other);

/**
 * Knows which releases may render; each gets a process when it is asked for, and has it for as long as `capacity` says. `releases` is
 * the folder of the release cache.
 */
export function createSupervisor(
  releases: string,
  log: SupervisorLog,
  capacity: Capacity = capacityOf(memoryHere(), { spare: false }),
): Supervisor {
  const cells = new Map<string, Cell>();
  const pauses = createPauses(() => performance.now());
  const pool = createProcessPool({ releases, log, capacity, pauses });

  function add(release: ReleaseName, why: Cell['why']): Cell {
    const cell = pool.add(release, why);
    cells.set(renderKey(release), cell);
    return cell;
  }

  function end(key: string): void {
    const cell = cells.get(key);
    cells.delete(key);
    if (cell) pool.end(cell);
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
    for (const [key, cell] of cells) if (cell.why !== 'live' && idleMsOf(cell) > staysMs[cell.why]) end(key);
    pool.endIdle();
  }
  const tidying = setInterval(tidy, Math.min(tidyMs, capacity.idleMs)).unref();

  return {
    async render(release, order, limitMs, gone) {
      const key = renderKey(release);
      const startedAt = performance.now();
      if (pauses.isPaused(key)) throw new SiteError('render-paused', `${key} is paused`);
      const process = await pool.processOf(cells.get(key) ?? admit(release), limitMs, gone);
      return process.render(order, Math.max(1, limitMs - (performance.now() - startedAt)), gone);
    },

    async live(list) {
      const inUse = new Set(pool.running().map(({ release }) => release.name));
      const live = new Set(list.map(renderKey));
      for (const [key, cell] of cells) {
        const { name, version } = cell.release;
        if (cell.why !== 'live' || live.has(key)) continue;
        // The same version may have other libraries now.
        const isReplaced = list.some(
          (one) => one.name === name && (one.version === version || isNewer(one.version, version)),
        );
        // Of each remote the one before is kept, and no older one.
        for (const [other, { release, why }] of cells)
          if (why === 'replaced' && release.name === name && !live.has(other)) end(other);
        if (!isReplaced) end(key);
        else Object.assign(cell, { why: 'replaced', usedAt: performance.now() });
      }
      const starting: Promise<void>[] = [];
      for (const release of list) {
        const known = cells.get(renderKey(release));
        const cell = known ?? add(release, 'live');
        cell.why = 'live';
        if (!known && inUse.has(release.name)) starting.push(pool.startAhead(cell));
      }
      if (starting.length > 0)
        await Promise.race([Promise.all(starting), delay(startLimitMs, undefined, { ref: false })]);
    },

    state: () =>
      pool.running().map(({ release, processes }) => ({
        release: renderKey(release),
        processes: processes.length,
        busy: processes.reduce((sum, { busy }) => sum + busy, 0),
        memoryBytes: processes.reduce((sum, { memoryBytes }) => sum + memoryBytes, 0),
      })),

    close() {
      clearInterval(tidying);
      pool.close();
    },
  };
}
