import { createRequire, syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import workerThreads, { BroadcastChannel, workerData } from 'node:worker_threads';
import type { RenderedPart, RenderTask, ServerPart } from 'shared/remote';
import { type ReleaseName, type Warming, warmingChannel } from './warming.ts';

/** What a worker is started with. */
export interface WorkerStart {
  /** The folder of the release cache. */
  releases: string;
  warming: Warming;
}

/** One render. `startedAt` is shared memory: the worker writes when it began (ms since the epoch). */
export interface WorkerTask {
  release: ReleaseName;
  task: RenderTask;
  startedAt: Float64Array<SharedArrayBuffer>;
}

// A thread started with other flags would not be bound by --permission: a render cannot start one.
Reflect.deleteProperty(workerThreads, 'Worker');
syncBuiltinESMExports();

const start: WorkerStart = workerData;
const load = createRequire(import.meta.url);
const serverPart = ({ name, version }: ReleaseName): ServerPart =>
  load(join(start.releases, name, version, 'server.cjs'));

const channel = new BroadcastChannel(warmingChannel);
channel.onmessage = ({ data }: { data: { warm?: Warming } }) => data.warm && warm(data.warm);
warm(start.warming);

/** Loads releases before a visitor needs them. One that cannot be loaded says so when it is rendered. */
function warm({ id, list }: Warming): void {
  for (const release of list) {
    try {
      serverPart(release);
    } catch {}
  }
  channel.postMessage({ warmed: id });
}

export default function render({ release, task, startedAt }: WorkerTask): Promise<RenderedPart> {
  startedAt[0] = Date.now();
  return serverPart(release).render(task);
}
