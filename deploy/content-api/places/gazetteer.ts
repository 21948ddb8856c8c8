import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createGazetteer, type Gazetteer } from './create-gazetteer.ts';
import type { PlaceLists } from './place.ts';

let kept: Promise<Gazetteer> | undefined;

/** The one gazetteer of this process, read when it is first asked for; a reading that fails is tried again. */
export function gazetteer(): Promise<Gazetteer> {
  kept ??= read().catch((cause) => {
    kept = undefined;
    throw cause;
  });
  return kept;
}

async function read(): Promise<Gazetteer> {
  const worker = new Worker(new URL('./read-lists.ts', import.meta.url));
  const [lists]: PlaceLists[] = await once(worker, 'message');
  await worker.terminate();
  return createGazetteer(lists ?? { towns: [], codes: [] });
}
