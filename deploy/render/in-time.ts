import pLimit, { type LimitFunction } from 'p-limit';
import { SiteError } from 'shared/errors';
import type { RenderedPart, RenderTask } from 'shared/remote';
import { type ReleaseName, releaseKey } from './warming.ts';
import { renderStates, type WorkerTask } from './worker-task.ts';

/**
 * What a render that is late may still take, in ms. On a machine that is merely busy it ends by itself, and its worker
 * lives on: one that is ended each time has to load all releases again, which makes the next renders late as well.
 */
const graceMs = 700;

/** Stands in the message of a late render that a worker had begun: its release is to blame, and not a queue. */
export const wasAtWork = 'was being rendered';

interface Renders {
  /** Renders in a worker; ends the worker when `ending` is aborted. */
  run(task: WorkerTask, ending: AbortSignal): Promise<RenderedPart>;
  /** How many renders of one release may be in workers at a time: the others keep what is left. */
  mostOfOne: number;
  /** Told of a release (`name@version`) whose render had to be ended. */
  onEnded(release: string): void;
}

/** Renders for callers who wait `limitMs` and no longer. Rejects with SiteError render-late, or as `run` does. */
export function rendersInTime({ run, mostOfOne, onEnded }: Renders) {
  const turns = new Map<string, LimitFunction>();

  function turnOf(key: string): LimitFunction {
    const turn = turns.get(key) ?? pLimit(mostOfOne);
    turns.set(key, turn);
    return turn;
  }

  return (release: ReleaseName, task: RenderTask, limitMs: number): Promise<RenderedPart> => {
    const key = releaseKey(release);
    const state = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const ending = new AbortController();
    const rendering = turnOf(key)(() => run({ release, task, state }, ending.signal));

    function giveUp(): string {
      const { waiting, withdrawn } = renderStates;
      if (Atomics.compareExchange(state, 0, waiting, withdrawn) === waiting) return 'still waited for a worker';
      const end = setTimeout(() => {
        ending.abort();
        onEnded(key);
      }, graceMs);
      const ended = () => clearTimeout(end);
      rendering.then(ended, ended);
      return wasAtWork;
    }

    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        reject(new SiteError('render-late', `${key} ${task.name}: ${giveUp()} after ${limitMs} ms`));
      }, limitMs);
      rendering.then(resolve, reject).finally(() => clearTimeout(late));
    });
  };
}
