import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { BroadcastChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { type ErrorCode, SiteError } from 'shared/errors';
import type { RenderedPart, RenderTask } from 'shared/remote';
import { createBreaker } from './breaker.ts';
import { rendersInTime } from './in-time.ts';
import { rendersFailed, watchPool } from './render-metrics.ts';
import { loadable } from './trial.ts';
import { type ReleaseName, releaseKey, warmingChannel } from './warming.ts';
import type { WorkerStart } from './worker.ts';
import type { WorkerTask } from './worker-task.ts';

/** Two workers failed a quarter of the good renders beside looping ones; four failed none. */
const workers = Math.max(4, availableParallelism());
const warmingLimitMs = 5_000;
/** How long the trial of one release may take: a pool that starts, on a machine that is busy starting, can wait. */
const trialMs = { atStart: 10_000, running: 2_000 };
/** A release that a busy machine kept from passing its trial would stay cold, and late, for ever: it is tried again. */
const trialAgainMs = [5_000, 15_000, 60_000];

export interface RenderPool {
  /** Renders a part; throws SiteError render-failed, render-late (after `limitMs`) or render-paused. */
  render(release: ReleaseName, task: RenderTask, limitMs: number): Promise<RenderedPart>;
  /** Loads releases in every worker, and in those that replace them; waits 5 s at most. */
  warm(list: ReleaseName[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the workers and waits until they have loaded the releases of `list`. They read server parts from `releases`, the
 * folder of the release cache.
 */
export async function startRenderPool(releases: string, list: ReleaseName[]): Promise<RenderPool> {
  const breaker = createBreaker(() => performance.now());
  // Piscina hands this object, as it is at that moment, to every worker that it starts: a replacement starts warm.
  const start: WorkerStart = { releases, warming: { id: 0, list: await loadable(releases, list, trialMs.atStart) } };
  let wanted = list;
  let closed = false;
  /** What has passed its trial; by its key. */
  const proven = new Set(start.warming.list.map(releaseKey));
  const isProven = (release: ReleaseName) => proven.has(releaseKey(release));
  const channel = new BroadcastChannel(warmingChannel);
  const piscina = new Piscina<WorkerTask, RenderedPart>({
    filename: fileURLToPath(new URL('./worker.ts', import.meta.url)),
    minThreads: workers,
    maxThreads: workers,
    concurrentTasksPerWorker: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    // A worker that blocks on an atomic between tasks would not hear the warming channel.
    atomics: 'disabled',
    env: {},
    workerData: start,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  watchPool(piscina);
  // A worker that dies between two tasks is replaced; without a listener its error would end the pool.
  piscina.on('error', (error) => console.error('A render worker ended:', error));

  const everyWorkerWarm = () =>
    Promise.race([
      answersOf(channel, start.warming, piscina.threads.length),
      delay(warmingLimitMs, undefined, { ref: false }),
    ]);
  await everyWorkerWarm();

  /**
   * Has the workers load `wanted`, one call after the other. It waits for what was never loaded here: what was, as the
   * version that a rollback brings back, is loaded in the blink of an eye where a new worker lacks it.
   */
  let turn: Promise<void> = Promise.resolve();
  function takeIn(): Promise<void> {
    turn = turn.then(async () => {
      const untried = wanted.filter((release) => !isProven(release));
      for (const release of await loadable(releases, untried, trialMs.running)) proven.add(releaseKey(release));
      // Meanwhile; nobody is there any more who could load it.
      if (closed) return;
      start.warming = { id: start.warming.id + 1, list: wanted.filter(isProven) };
      const warm = everyWorkerWarm();
      if (untried.length > 0) await warm;
    });
    return turn;
  }

  let trials = 0;
  function tryMissingAgain(): void {
    const waitMs = trialAgainMs[trials];
    if (closed || wanted.every(isProven) || waitMs === undefined) return;
    trials += 1;
    setTimeout(() => void takeIn().then(tryMissingAgain), waitMs).unref();
  }
  tryMissingAgain();

  const renderInTime = rendersInTime({
    run: (task, signal) => piscina.run(task, { signal }),
    mostOfOne: workers - 1,
    onEnded: breaker.late,
  });

  return {
    async render(release, task, limitMs) {
      const key = releaseKey(release);
      if (breaker.isPaused(key)) throw failed('render-paused', key, `${key} is paused`);
      return renderInTime(release, task, limitMs).catch((cause: unknown) => {
        if (cause instanceof SiteError) throw counted(key, cause);
        throw failed('render-failed', key, `${key} ${task.name}: ${messageOf(cause)}`, cause);
      });
    },
    async warm(list) {
      wanted = list;
      await takeIn();
      trials = 0;
      tryMissingAgain();
    },
    async close() {
      closed = true;
      channel.close();
      await piscina.destroy();
    },
  };
}

const failed = (code: ErrorCode, release: string, message: string, cause?: unknown): SiteError =>
  counted(release, new SiteError(code, message, { cause }));

function counted(release: string, error: SiteError): SiteError {
  rendersFailed.inc({ release, code: error.code });
  return error;
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** Asks all workers to load a list and waits until as many as `count` have. */
function answersOf(channel: BroadcastChannel, warm: WorkerStart['warming'], count: number): Promise<void> {
  return new Promise((resolve) => {
    let warmed = 0;
    channel.onmessage = ({ data }: { data: { warmed?: number } }) => {
      if (data.warmed === warm.id) warmed += 1;
      if (warmed >= count) resolve();
    };
    channel.postMessage({ warm });
  });
}
