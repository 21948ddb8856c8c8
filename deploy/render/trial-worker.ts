import { parentPort, workerData } from 'node:worker_threads';
import { serverPart } from './loading.ts';
import type { TrialStart } from './trial.ts';

const { releases, list }: TrialStart = workerData;

for (const release of list) {
  const loaded = await tryOne(() => serverPart(releases, release).warm());
  parentPort?.postMessage(loaded);
}

async function tryOne(load: () => Promise<void>): Promise<boolean> {
  try {
    await load();
    return true;
  } catch {
    return false;
  }
}
