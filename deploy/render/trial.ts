import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ReleaseName } from './warming.ts';

/** What the trial's thread is started with; it posts `true` or `false` for each of the list, in order. */
export interface TrialStart {
  releases: string;
  list: ReleaseName[];
}

/**
 * Which of these releases can be loaded at all, in `limitMs` milliseconds each. They are tried in a thread of their own: one whose
 * code never ends would otherwise take every worker that loads it ahead.
 */
export async function loadable(releases: string, list: ReleaseName[], limitMs: number): Promise<ReleaseName[]> {
  const found: ReleaseName[] = [];
  let waiting = list;
  while (waiting.length > 0) {
    const start: TrialStart = { releases, list: waiting };
    const results = await tryInOrder(start, limitMs);
    found.push(...waiting.filter((_, index) => results[index]));
    // The first without a result is the one that hangs or ended the thread.
    waiting = waiting.slice(results.length + 1);
  }
  return found;
}

async function tryInOrder(workerData: TrialStart, limitMs: number): Promise<boolean[]> {
  const worker = new Worker(fileURLToPath(new URL('./trial-worker.ts', import.meta.url)), { workerData, env: {} });
  // Its code may go wrong at any time, also after its answer: without a listener that would end this process.
  worker.on('error', () => {});
  const results: boolean[] = [];
  try {
    while (results.length < workerData.list.length) {
      const [result] = await once(worker, 'message', { signal: AbortSignal.timeout(limitMs) });
      results.push(result === true);
    }
  } catch {
    // It hangs, or its thread has ended.
  } finally {
    await worker.terminate();
  }
  return results;
}
