import { setImmediate } from 'node:timers/promises';
import { BroadcastChannel, workerData } from 'node:worker_threads';
import type { RenderedPart } from 'shared/remote';
import { serverPart } from './loading.ts';
import { type ReleaseName, type Warming, warmingChannel } from './warming.ts';
import { renderStates, type WorkerTask } from './worker-task.ts';

/** What a worker is started with. */
export interface WorkerStart {
  /** The folder of the release cache. */
  releases: string;
  warming: Warming;
}

const start: WorkerStart = workerData;

const channel = new BroadcastChannel(warmingChannel);
channel.onmessage = ({ data }: { data: { warm?: Warming } }) => data.warm && warm(data.warm);
warm(start.warming);

/** Loads releases before a visitor needs them; the pool lists only what has been loaded in a trial. */
async function warm({ id, list }: Warming): Promise<void> {
  for (const release of list) {
    await Promise.allSettled([loadAhead(release)]);
    // A render that is waiting comes first.
    await setImmediate();
  }
  channel.postMessage({ warmed: id });
}

async function loadAhead(release: ReleaseName): Promise<void> {
  await serverPart(start.releases, release).warm();
}

export default async function render({ release, task, state }: WorkerTask): Promise<RenderedPart> {
  const { waiting, begun } = renderStates;
  if (Atomics.compareExchange(state, 0, waiting, begun) !== waiting) throw new Error('Nobody waits for it any more');
  return serverPart(start.releases, release).render(task);
}
