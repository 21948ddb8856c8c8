import { setTimeout as delay } from 'node:timers/promises';

/** How long it stays busy afterwards: gateways, which poll every 100 ms, see it also between two pieces of one work. */
const lastsMs = 2_000;
/** After this time all gateways have polled it, and the pages that they had begun are complete. */
const announcedMs = 1_500;

/** Whether long work, as an import, loads the database, so that gateways give pages more time. */
export interface Busy {
  isBusy(): boolean;
  /** Busy while this work runs, and for a moment after it. Where gateways poll, the work begins once they know. */
  during<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** It is not busy at first. */
export function createBusy(): Busy {
  let [running, until, askedAt] = [0, 0, Number.NEGATIVE_INFINITY];
  let announced = Promise.resolve();
  const isBusy = () => running > 0 || performance.now() < until;

  return {
    isBusy() {
      askedAt = performance.now();
      return isBusy();
    },
    async during(work) {
      const isAsked = performance.now() - askedAt < lastsMs;
      if (!isBusy()) announced = isAsked ? delay(announcedMs) : Promise.resolve();
      running++;
      try {
        await announced;
        return await work();
      } finally {
        running--;
        until = performance.now() + lastsMs;
      }
    },
  };
}
