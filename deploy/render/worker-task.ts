import type { RenderTask } from 'shared/remote';
import type { ReleaseName } from './warming.ts';

/** What a render's state cell holds; the pool withdraws what no worker has begun. */
export const renderStates = { waiting: 0, begun: 1, withdrawn: 2 };

/** One render, as a worker takes it; `state` is one cell of shared memory. */
export interface WorkerTask {
  release: ReleaseName;
  task: RenderTask;
  state: Int32Array<SharedArrayBuffer>;
}
